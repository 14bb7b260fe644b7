import type { ContentDatabase } from '../../database/content-database.ts'
import { placesAround } from '../../database/place.ts'
import type { Properties } from '../../database/tables.ts'
import { writeContent } from '../../database/write-content.ts'
import { machine } from '../access/actor.ts'
import { misfit, type Refusal } from '../writing/misfit.ts'
import { type NodeInput, stateFrom } from '../writing/node-input.ts'
import { type Saved, writeStates } from '../writing/write-states.ts'

/** Makes or changes a node as a machine wants it, keeps the version and notes the change for the site. */
export function saveNode(
  db: ContentDatabase,
  key: string,
  input: NodeInput,
  properties: Properties,
  author: string = machine.id,
): Promise<Saved | Refusal> {
  return writeContent(db, async tx => {
    const state = stateFrom(key, input, properties)
    const places = await placesAround(tx, [state])
    const refused = misfit(state, places)
    if (refused !== undefined) return { refused }
    const [saved] = await writeStates(tx, [state], places, author)
    return saved as Saved
  })
}
