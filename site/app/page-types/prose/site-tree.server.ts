import { shownSpelling } from '../../addresses/canonical-url.ts'
import { type PageType, pageTypes } from '../../addresses/page-type.ts'
import { pageTypeOf } from '../../clients/content/routes/page-aliases.ts'
import type { PageRoute, RouteIndex } from '../../clients/content/routes/route-resolution.ts'
import { isUnlisted } from '../../features/metadata/site-map/unlisted-pages.ts'

/** A page with the pages below it; `more` counts those that are left out. */
export type TreePage = { name: string; path: string; below: TreePage[]; more: number }
export type TreeGroup = { title: string; pages: TreePage[] }

/** A family with hundreds of items shows this many; its own page shows the rest. */
const maxBelow = 60

/** Every page of the site by subject, each with the pages below it, in the content system's order. */
export function siteTree({ byPath }: RouteIndex): TreeGroup[] {
  const groups = new Map<string, TreePage[]>(Object.values(pageTypes).map(({ subject }) => [subject, []]))
  for (const page of byPath.values()) {
    if (page.ancestors.length === 0 && !isUnlisted(page.path)) groups.get(subjectOf(page))?.push(treePage(page))
  }
  return [...groups].map(([title, pages]) => ({ title, pages })).filter(({ pages }) => pages.length > 0)
}

function subjectOf(page: PageRoute): string {
  const type = typeOf(page)
  // A hub of places belongs to the places.
  const first = page.children[0]
  return pageTypes[type === 'hub' && first && typeOf(first) === 'destination' ? 'destination' : type].subject
}

function typeOf({ alias, ancestors }: PageRoute): PageType {
  return pageTypeOf(alias, ancestors.at(-1)?.alias) ?? 'prose'
}

function treePage({ name, path, children }: PageRoute): TreePage {
  return {
    name,
    path: shownSpelling(path),
    below: children.slice(0, maxBelow).map(treePage),
    more: Math.max(0, children.length - maxBelow),
  }
}
