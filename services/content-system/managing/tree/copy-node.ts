import { randomUUID } from 'node:crypto'
import type { ContentDatabase } from '../../database/content-database.ts'
import { draftPlaces } from '../../database/draft-places.ts'
import { readPlaces } from '../../database/place.ts'
import { keepDraft, newestDrafts } from '../../database/versions.ts'
import { writeContent } from '../../database/write-content.ts'
import { freeSegment, segmentOf } from '../../files/reading/url-segment.ts'
import type { Refusal } from '../writing/misfit.ts'
import { readStates } from '../writing/write-states.ts'

/** Makes a draft of a node's newest version under another name. Undefined if there is no such node. */
export function copyNode(
  db: ContentDatabase,
  key: string,
  { parentKey, name }: { parentKey: string | null; name: string },
  author: string,
): Promise<{ key: string } | Refusal | undefined> {
  return writeContent(db, async tx => {
    const places = (await readPlaces(tx)).filter(place => place.deletedAt === null)
    const drafts = await draftPlaces(tx)
    const [draft] = await newestDrafts(tx, [key])
    const original = draft ?? (places.some(place => place.key === key) ? (await readStates(tx, [key]))[0] : undefined)
    if (original === undefined) return undefined
    const all = [...places, ...drafts]
    if (parentKey !== null && !all.some(place => place.key === parentKey))
      return { refused: 'There is no node with this parentKey.' }
    const taken = new Set(
      all.filter(place => place.parentKey === parentKey).map(place => place.urlSegment.toLowerCase()),
    )
    const copy = {
      ...original,
      key: randomUUID(),
      parentKey,
      name,
      urlSegment: freeSegment(segmentOf(undefined, name), taken),
    }
    await keepDraft(tx, 1, { ...copy, publishAt: null, unpublishAt: null, updated: null }, author)
    return { key: copy.key }
  })
}
