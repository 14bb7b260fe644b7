import { withDescendants } from '../../database/ancestors.ts'
import type { Place } from '../../database/place.ts'
import { isPage } from '../../schemas/registry.ts'

/** A change that cannot be made, with words for its editor. */
export type Refusal = { refused: string }

/** Why a node does not fit into the tree, in words for the editor; undefined if it does. */
export function misfit(
  { key, parentKey, alias, urlSegment }: Omit<Place, 'deletedAt' | 'name' | 'sort'>,
  places: Place[],
): string | undefined {
  const live = places.filter(place => place.deletedAt === null)
  if (parentKey !== null) {
    if (!live.some(place => place.key === parentKey)) return 'There is no node with this parentKey.'
    if (withDescendants(key, places).includes(parentKey)) return 'A node cannot lie below itself.'
  }
  const address = urlSegment.toLowerCase()
  const taken = live.some(
    place =>
      place.key !== key &&
      place.parentKey === parentKey &&
      place.urlSegment.toLowerCase() === address &&
      isPage(place.alias) &&
      isPage(alias),
  )
  return taken ? 'Another page under the same parent has this urlSegment.' : undefined
}
