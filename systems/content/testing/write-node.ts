import { eq } from 'drizzle-orm'
import type { ContentDatabase } from '../database/content-database.ts'
import { placesAround } from '../database/place.ts'
import { nodes } from '../database/tables.ts'
import { type NodeState, stateOf } from '../database/versions.ts'
import { writeContent } from '../database/write-content.ts'
import { writeStates } from '../managing/writing/write-states.ts'

/** Changes a published node as another process would: in the database alone. */
export const writeNode = (db: ContentDatabase, key: string, change: Partial<NodeState>): Promise<unknown> =>
  writeContent(db, async tx => {
    const [row] = await tx.select().from(nodes).where(eq(nodes.key, key))
    if (row === undefined) throw new Error(`There is no node ${key}.`)
    const state = { ...stateOf(row), ...change }
    return writeStates(tx, [state], await placesAround(tx, [state]), 'an editor')
  })
