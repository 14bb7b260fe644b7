import { ancestorOf, type ContentMap } from './content-map.ts'
import { type Finding, findingsAbout } from './finding.ts'

/** Articles in categories that their blog lacks. */
export function checkCategories(map: ContentMap): Finding[] {
  return map.nodes
    .filter(node => node.alias === 'newsArticle')
    .flatMap(node => {
      const { categories } = ancestorOf(map, node, 'newsMainPage')?.properties ?? {}
      const slugs = Array.isArray(categories) ? categories.map(({ slug }) => String(slug)) : []
      const category = String(node.properties.category)
      const isMissing = node.properties.category === undefined
      if (isMissing || slugs.length === 0 || slugs.includes(category)) return []
      const message = `category ${category} is not one of its blog: ${slugs.join(', ')}`
      return [findingsAbout(node).error('category', message)]
    })
}

/** Destination tags of offers that no page shows, each at the first offer with it. */
export function checkDealTags({ nodes }: ContentMap): Finding[] {
  const shown = new Set(nodes.filter(node => node.alias === 'destinationPage').flatMap(tagsOf))
  const deals = nodes.filter(node => node.alias === 'deal')
  const lost = new Set(deals.flatMap(tagsOf).filter(tag => !shown.has(tag)))
  return [...lost].flatMap(tag => {
    const [first, ...others] = deals.filter(deal => tagsOf(deal).includes(tag))
    if (first === undefined) return []
    const more = others.length > 0 ? ` (${others.length} more with it)` : ''
    return [findingsAbout(first).warning('dealTags', `no page of a place shows offers with the tag ${tag}${more}`)]
  })
}

const tagsOf = ({ properties }: { properties: Record<string, unknown> }): string[] =>
  Array.isArray(properties.dealTags) ? properties.dealTags.map(String) : []
