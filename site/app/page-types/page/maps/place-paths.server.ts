import { pageTypes } from '../../../addresses/page-type.ts'
import { placeWord } from '../belonging.ts'
import type { PageRequest } from '../page-loader.server.ts'

/** Finds the page of a place by its English name, except the current page. */
export async function placePaths({ english, route }: PageRequest): Promise<(name: string) => string | undefined> {
  const alias = pageTypes.destination.alias.toLowerCase()
  const pages = [...(await english.routes()).byPath.values()].filter(page => page.alias === alias)
  // Of two pages about one place, the first.
  const paths = new Map(pages.toReversed().map(page => [placeWord(page.name), page.path]))
  return name => {
    const path = paths.get(placeWord(name))
    return path === route.path ? undefined : path
  }
}
