import { cultures } from '@agency/contracts/content/route-node.ts'
import { isTakenBySite } from '@agency/contracts/site/addresses/taken-addresses.ts'
import { withDescendants } from '../../database/ancestors.ts'
import { isTranslation, type Place } from '../../database/place.ts'
import { isPage } from '../../schemas/registry.ts'
import { publicPathIn } from '../../tree/public-path.ts'

/** The reason why a node does not fit into the tree, for the editor; undefined if it fits. */
export function misfit(
  { key, parentKey, alias, urlSegment }: Omit<Place, 'deletedAt' | 'name' | 'sort'>,
  places: Place[],
): string | undefined {
  const live = places.filter(place => place.deletedAt === null)
  if (parentKey !== null) {
    if (!live.some(place => place.key === parentKey))
      return isTranslation({ alias })
        ? 'The page that it translates is in the trash, or gone.'
        : 'There is no node with this parentKey.'
    if (withDescendants(key, places).includes(parentKey)) return 'A node cannot lie below itself.'
  }
  if (isTranslation({ alias })) return misfitOfTranslation({ key, parentKey, urlSegment }, live)
  if (live.some(place => place.key === parentKey && isTranslation(place))) return 'Nothing lies below a translation.'
  const address = urlSegment.toLowerCase()
  const isTaken = live.some(
    place =>
      place.key !== key &&
      place.parentKey === parentKey &&
      place.urlSegment.toLowerCase() === address &&
      isPage(place.alias) &&
      isPage(alias),
  )
  if (isTaken) return 'Another page under the same parent has this urlSegment.'
  return siteAnswer({ key, parentKey, alias, urlSegment }, live)
}

function misfitOfTranslation(
  { key, parentKey, urlSegment }: Pick<Place, 'key' | 'parentKey' | 'urlSegment'>,
  live: Place[],
): string | undefined {
  const parent = live.find(place => place.key === parentKey)
  if (parent === undefined || parent.alias === 'folder' || isTranslation(parent))
    return 'The parentKey of a translation is the page that it translates.'
  if (!cultures.some(culture => culture === urlSegment))
    return `The urlSegment of a translation is its language: ${cultures.join(' or ')}.`
  if (live.some(place => place.parentKey === key)) return 'Nothing lies below a translation.'
  const isTwice = live.some(
    place =>
      place.key !== key && place.parentKey === parentKey && isTranslation(place) && place.urlSegment === urlSegment,
  )
  return isTwice ? 'The page has another translation with this urlSegment.' : undefined
}

type Leaf = Pick<Place, 'key' | 'parentKey' | 'alias' | 'urlSegment'>

/** The refusal of an address at which the site itself answers, of a node or of one below it; none below unknown nodes. */
export function siteAnswer({ key, parentKey, alias, urlSegment }: Leaf, live: Leaf[]): string | undefined {
  const before = new Map(live.map(place => [place.key, place]))
  if (parentKey !== null && !before.has(parentKey)) return undefined
  const after = new Map(before)
  after.set(key, { key, parentKey, alias, urlSegment })
  for (const page of withDescendants(key, live)) {
    const [was, is] = [before.get(page), after.get(page)]
    const path = is && isPage(is.alias) && publicPathIn(after, is)
    // A page with such an address can still be edited; the checks report it.
    if (path && isTakenBySite(path) && !(was && publicPathIn(before, was) === path))
      return `The site itself answers at ${path}: choose another urlSegment.`
  }
  return undefined
}
