import { randomUUID } from 'node:crypto'
import type { copyInput } from '@agency/contracts/manage/nodes/tree.ts'
import type * as z from 'zod'
import { withDescendants } from '../../database/ancestors.ts'
import type { ContentDatabase, Transaction } from '../../database/content-database.ts'
import { draftPlaces } from '../../database/draft-places.ts'
import { isTranslation, type Place, readPlaces } from '../../database/place.ts'
import { keepDraft, type NodeState, newestDrafts } from '../../database/versions.ts'
import { writeContent } from '../../database/write-content.ts'
import { freeSegment, segmentOf } from '../../files/reading/url-segment.ts'
import { publicPathIn } from '../../tree/public-path.ts'
import { translationKey } from '../../tree/uuid-of-path.ts'
import { found, refused } from '../writing/manage-fault.ts'
import { siteAnswer } from '../writing/misfit.ts'
import { readWhatFits } from '../writing/node-input.ts'
import { readStates } from '../writing/write-states.ts'
import { type Renamed, withChangedLinks } from './changed-links.ts'

/** A larger copy is a mistake, and would have to be discarded draft by draft. */
const maxCopies = 300

type Placed = Omit<Place, 'deletedAt'>

/** Copies a node with its translations, on request with its descendants; links among the copied nodes lead to the copies. */
export function copyNode(
  db: ContentDatabase,
  key: string,
  { parentKey, name, withChildren }: z.output<typeof copyInput>,
  author: string,
): Promise<{ key: string; copied: number }> {
  return writeContent(db, async tx => {
    const published = await readPlaces(tx)
    const places = await newestPlaces(tx, published)
    if (isTranslation(found(places.get(key)))) throw refused('A translation is copied with its page.')
    if (parentKey !== null && !places.has(parentKey)) throw refused('There is no node with this parentKey.')
    const all = [...places.values()]
    const translations = new Set(all.filter(isTranslation).map(place => place.key))
    const below = withDescendants(key, all)
    const isCopied = (one: string) => one === key || (translations.has(one) && places.get(one)?.parentKey === key)
    const originals = withChildren ? below : below.filter(isCopied)
    const pages = originals.filter(one => !translations.has(one))
    if (pages.length > maxCopies)
      throw refused(`There are ${pages.length - 1} nodes below it, and at most ${maxCopies} can be copied at once.`)
    const used = new Set(
      all.filter(place => place.parentKey === parentKey).map(place => place.urlSegment.toLowerCase()),
    )
    const keys = new Map<string, string>(pages.map(original => [original, randomUUID()]))
    for (const one of originals.filter(original => translations.has(original))) {
      const { parentKey, urlSegment } = found(places.get(one))
      keys.set(one, translationKey(keys.get(parentKey ?? '') ?? '', urlSegment))
    }
    const top = { parentKey, name, urlSegment: freeSegment(segmentOf(undefined, name), used) }
    const copies = (await newestStates(tx, originals)).map(original => ({
      ...original,
      ...(original.key === key ? top : { parentKey: keys.get(original.parentKey ?? '') ?? null }),
      key: keys.get(original.key) ?? '',
      publishAt: null,
      unpublishAt: null,
      updated: null,
    }))
    const [first, ...others] = copies
    const reason = first && siteAnswer(first, [...all, ...others])
    if (reason !== undefined) throw refused(reason)
    const renamed = { keys, addresses: newAddresses({ published, places }, keys, copies) }
    for (const copy of copies) await keepDraft(tx, 1, linkedAnew(copy, renamed), author)
    return { key: keys.get(key) ?? '', copied: pages.length }
  })
}

async function newestPlaces(tx: Transaction, published: Place[]): Promise<Map<string, Placed>> {
  const deleted = new Set(published.flatMap(({ key, deletedAt }) => (deletedAt === null ? [] : [key])))
  const newest = [...published, ...(await draftPlaces(tx))].filter(({ key }) => !deleted.has(key))
  return new Map(newest.map(place => [place.key, place]))
}

/** The newest versions of nodes, in the order of their keys. */
async function newestStates(tx: Transaction, keys: string[]): Promise<NodeState[]> {
  const states = [...(await readStates(tx, keys)), ...(await newestDrafts(tx, keys))]
  const byKey = new Map(states.map(state => [state.key, state]))
  return keys.flatMap(key => byKey.get(key) ?? [])
}

/** The addresses of copies by those of their originals, on the site and in drafts. */
function newAddresses(
  { published, places }: { published: Place[]; places: Map<string, Placed> },
  keys: Map<string, string>,
  copies: NodeState[],
): Map<string, string> {
  const onSite = new Map(published.map(place => [place.key, place]))
  const after = new Map<string, Pick<Placed, 'parentKey' | 'urlSegment'>>(places)
  for (const copy of copies) after.set(copy.key, copy)
  const addresses = new Map<string, string>()
  for (const [original, copy] of keys) {
    const place = after.get(copy)
    for (const list of [onSite, places]) {
      const before = list.get(original)
      if (before && place) addresses.set(publicPathIn(list, before), publicPathIn(after, place))
    }
  }
  return addresses
}

function linkedAnew(copy: NodeState, renamed: Renamed): NodeState {
  const source = withChangedLinks(copy.source, renamed) as NodeState['source']
  return { ...copy, source, properties: readWhatFits(copy.alias, source) }
}
