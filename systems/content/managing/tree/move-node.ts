import type { ContentDatabase, Transaction } from '../../database/content-database.ts'
import { draftPlaces } from '../../database/draft-places.ts'
import { isTranslation, readPlaces } from '../../database/place.ts'
import type { NodeState } from '../../database/versions.ts'
import { writeContent } from '../../database/write-content.ts'
import { changeNodes } from '../writing/change-nodes.ts'
import { found, refused } from '../writing/manage-fault.ts'
import { misfit } from '../writing/misfit.ts'

type Newest = Pick<NodeState, 'key' | 'parentKey' | 'alias' | 'urlSegment' | 'name' | 'sort'> & { isPublished: boolean }

const collator = new Intl.Collator('en')

/** Moves a node below another one, before one of its new siblings or after all. */
export function moveNode(
  db: ContentDatabase,
  key: string,
  { parentKey, before }: { parentKey: string | null; before?: string | undefined },
  author: string,
): Promise<{ from: string; to: string }> {
  return writeContent(db, async tx => {
    const newest = await readNewest(tx)
    const node = found(newest.find(place => place.key === key))
    if (isTranslation(node)) throw refused('A translation moves with its page.')
    const reason = misfit(
      { ...node, parentKey },
      newest.map(place => ({ ...place, deletedAt: null })),
    )
    if (reason !== undefined) throw refused(reason)
    if (node.isPublished && newest.some(place => place.key === parentKey && !place.isPublished))
      throw refused('What is published cannot lie below what is not.')
    const siblings = siblingsOf(newest, parentKey).filter(sibling => sibling.key !== key)
    const position = siblings.findIndex(sibling => sibling.key === before)
    const order = siblings.toSpliced(position < 0 ? siblings.length : position, 0, { ...node, parentKey })
    const patches = renumbered(order)
    patches.set(key, { ...patches.get(key), parentKey })
    await changeNodes(tx, patches, author)
    const nameOf = (of: string | null) => newest.find(place => place.key === of)?.name ?? 'the top'
    return { from: nameOf(node.parentKey), to: nameOf(parentKey) }
  })
}

/** Sorts the children of a node; those that are not named come last. */
export function sortNodes(
  db: ContentDatabase,
  parentKey: string | null,
  keys: string[],
  author: string,
): Promise<void> {
  return writeContent(db, async tx => {
    const siblings = siblingsOf(await readNewest(tx), parentKey)
    const place = new Map(keys.map((key, position) => [key, position]))
    const order = siblings.toSorted((a, b) => (place.get(a.key) ?? Infinity) - (place.get(b.key) ?? Infinity) || 0)
    await changeNodes(tx, renumbered(order), author)
  })
}

/** The fewest new sort numbers for an order: a moved node goes into the gap between its neighbours. */
function renumbered(order: Newest[]): Map<string, Partial<NodeState>> {
  const patches = new Map<string, Partial<NodeState>>()
  let last = 0
  for (const [position, node] of order.entries()) {
    const next = order[position + 1]?.sort ?? Infinity
    const fits = node.sort > last && (node.sort < next || position === order.length - 1)
    const sort = fits ? node.sort : next - last > 1 ? Math.min(last + 10, Math.ceil((last + next) / 2)) : last + 10
    if (sort !== node.sort) patches.set(node.key, { sort })
    last = sort
  }
  return patches
}

async function readNewest(tx: Transaction): Promise<Newest[]> {
  const byKey = new Map<string, Newest>()
  const deleted = new Set<string>()
  for (const { deletedAt, ...place } of await readPlaces(tx)) {
    if (deletedAt === null) byKey.set(place.key, { ...place, isPublished: true })
    else deleted.add(place.key)
  }
  for (const draft of await draftPlaces(tx)) {
    if (!deleted.has(draft.key)) byKey.set(draft.key, { ...draft, isPublished: byKey.has(draft.key) })
  }
  return [...byKey.values()]
}

const siblingsOf = (newest: Newest[], parentKey: string | null): Newest[] =>
  newest
    .filter(node => node.parentKey === parentKey && !isTranslation(node))
    .sort((a, b) => a.sort - b.sort || collator.compare(a.name, b.name))
