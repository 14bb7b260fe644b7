import { isPage } from '../../../schemas/registry.ts'
import type { SourceNode } from '../../reading/source-node.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'

/** Longer ones still show, but spoil the layout of cards, menus and result lists. */
const longest: { property: string; length: number; applies: (node: SourceNode) => boolean }[] = [
  { property: 'title', length: 90, applies: () => true },
  // Cards of pages show the name where the title is longer than this.
  {
    property: 'title',
    length: 48,
    applies: node => node.alias === 'deal' || (isPage(node.alias) && node.name.length > 48),
  },
  { property: 'subtitle', length: 220, applies: () => true },
  { property: 'facts', length: 70, applies: node => node.alias === 'deal' },
  { property: 'question', length: 120, applies: () => true },
  { property: 'metaKeywords', length: 160, applies: () => true },
]
const maxName = 60

/** Titles, names and descriptions that are too long. Schemas limit those of the document head. */
export function checkLengths({ nodes }: ContentMap): Finding[] {
  return nodes.flatMap(node => {
    const about = findingsAbout(node)
    const name = tooLong(node.name, maxName)
    const others = longest
      .filter(({ applies }) => applies(node))
      .map(({ property, length }) => ({
        property,
        message: tooLong(node.properties[property], length),
      }))
    return [{ property: 'name', message: name }, ...others].flatMap(({ property, message }) =>
      message === undefined ? [] : [about.warning(property, message)],
    )
  })
}

function tooLong(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string' || value.length <= max) return undefined
  return `has ${value.length} characters; more than ${max} do not fit where it is shown`
}

export function checkDuplicates({ nodes }: ContentMap): Finding[] {
  const pages = nodes.filter(node => isPage(node.alias))
  const questions = nodes.filter(node => node.alias === 'fAQItem')
  const answers = nodes.filter(node => node.alias === 'fAQItem' || node.alias === 'fAQCategory')
  return [
    ...repeated(pages, node => node.properties.title, 'title', 'warning', 'is also the title of'),
    ...repeated(questions, node => node.properties.question, 'question', 'warning', 'is also the question'),
    ...repeated(answers, node => node.properties.slug, 'slug', 'error', 'is also the short name of'),
    ...repeated(
      nodes.filter(node => typeof node.properties.image === 'string'),
      node => `${node.parentKey} ${node.properties.image}`,
      'image',
      'warning',
      'is also the picture of its neighbour',
    ),
  ]
}

function repeated(
  nodes: SourceNode[],
  identify: (node: SourceNode) => unknown,
  property: string,
  level: Finding['level'],
  words: string,
): Finding[] {
  const first = new Map<unknown, SourceNode>()
  return nodes.flatMap(node => {
    const value = identify(node)
    const earlier = first.get(value)
    if (value === undefined || value === '') return []
    if (earlier === undefined) {
      first.set(value, node)
      return []
    }
    return [findingsAbout(node)[level](property, `${words} “${earlier.name}”`)]
  })
}
