import { rolePaths } from '@agency/contracts/content/route-node.ts'
import { distinctStates } from '../../../delivery/translations/progress.ts'
import { memoize } from '../../../tree/memoize.ts'
import type { SourceNode } from '../../reading/source-node.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'

/** The language in which the Electronic Trade Transactions Regulations 2024 ask for a seller's statements. */
export const legalCulture = 'ms'

type Subject = 'the seller' | 'terms' | 'prices' | 'characteristics'

const legalPages = new Set<string>([rolePaths.terms, rolePaths.privacy, rolePaths.cancelling])
const ofPrices = /^(priceTable|inclusions|exclusions|terms)\b/
/** Neither the search engines' texts of an offer nor its reviews describe it to the buyer. */
const ofNone = /^(name|meta|reviews|photographs|notice)/

/** The subject of the law about which a text speaks. */
function subjectOf({ pathOf }: Pick<ContentMap, 'pathOf'>, node: SourceNode, at: string): Subject | undefined {
  if (node.alias === 'settings') return 'the seller'
  if (ofNone.test(at)) return undefined
  if (node.alias === 'prosePage') return legalPages.has(pathOf(node)) ? 'terms' : undefined
  if (node.alias !== 'contentDetail' || node.properties.price === undefined) return undefined
  return ofPrices.test(at) ? 'prices' : 'characteristics'
}

const malayByPage = memoize(
  ({ translations }: Pick<ContentMap, 'translations'>) =>
    new Map(translations.flatMap(one => (one.urlSegment === legalCulture ? [[one.parentKey, one] as const] : []))),
)

/** Counts the texts of a node that the law asks for, and that visitors do not read in Malay. */
export function openLegalTexts(map: ContentMap, node: SourceNode): Map<Subject, number> {
  const malay = malayByPage(map).get(node.key)
  const open = new Map<Subject, number>()
  for (const { at, state } of distinctStates(node, malay?.properties.texts).texts) {
    const subject = state === 'reviewed' ? undefined : subjectOf(map, node, at)
    if (subject !== undefined) open.set(subject, (open.get(subject) ?? 0) + 1)
  }
  return open
}

const texts = (count: number) => `${count} ${count === 1 ? 'text is' : 'texts are'}`

/** Before a node or its Malay is published: never a fault, as the law is the agency's to judge. */
export const checkLegalTexts = (map: ContentMap, node: SourceNode): Finding[] =>
  [...openLegalTexts(map, node)].map(([subject, count]) =>
    findingsAbout(node).warning([], `the law asks for ${subject} in Malay: ${texts(count)} missing or behind`),
  )

/** A line each subject, for a site that has Malay. */
export function legalGaps(map: ContentMap): string[] {
  if (malayByPage(map).size === 0) return []
  const pages = map.nodes.flatMap(node => [...openLegalTexts(map, node)])
  return [...Map.groupBy(pages, ([subject]) => subject)].map(([subject, open]) => {
    const count = open.reduce((sum, [, one]) => sum + one, 0)
    const places = `${open.length} ${open.length === 1 ? 'page' : 'pages'}`
    return `${subject}: ${texts(count)} missing or behind, on ${places}`
  })
}

/** For lists of findings about all content. */
export function checkLegalGaps(map: ContentMap): Finding[] {
  const settings = map.nodes.find(({ alias }) => alias === 'settings')
  return settings
    ? legalGaps(map).map(gap => findingsAbout(settings).warning('name', `the law asks for Malay: ${gap}`))
    : []
}
