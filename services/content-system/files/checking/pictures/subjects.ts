import { memoize } from '../../../tree/memoize.ts'
import { nameOfDrawing } from '../../pictures/names/picture-names.ts'
import { posterSlugs } from '../../pictures/picture-values.ts'
import type { SourceNode } from '../../reading/source-node.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'

/** The name of the landmark by the name of the scene. */
export type Subjects = ReadonlyMap<string, string>

const MAX_PICTURES = 4

/** Subjects that are seen too often: in too many pictures, twice on a page, or in two cards side by side. */
export function checkSubjects(map: ContentMap, subjects: Subjects): Finding[] {
  const picturesOf = (node: SourceNode) => [...new Set(drawingsOf(node.properties))].filter(slug => subjects.has(slug))
  const shown = map.nodes.map(node => ({ node, pictures: picturesOf(node) })).filter(({ pictures }) => pictures.length)
  return [
    ...usedTooOften(shown, subjects),
    ...shown.flatMap(one => twiceOnPage(one, subjects)),
    ...sideBySide(map.nodes, subjects),
  ]
}

const drawingsOf = memoize(posterSlugs)

type Shown = { node: SourceNode; pictures: string[] }

function usedTooOften(shown: Shown[], subjects: Subjects): Finding[] {
  const seen = new Map<string, Set<string>>()
  return shown.flatMap(({ node, pictures }) =>
    pictures.flatMap(slug => {
      const subject = subjects.get(slug) ?? slug
      const before = seen.get(subject) ?? new Set()
      seen.set(subject, before)
      if (before.has(slug)) return []
      before.add(slug)
      return before.size > MAX_PICTURES
        ? [
            findingsAbout(node).error(
              'image',
              `“${nameOfDrawing(slug)}” is picture ${before.size} of ${subject}; visitors tire of more than ${MAX_PICTURES}`,
              slug,
            ),
          ]
        : []
    }),
  )
}

function twiceOnPage({ node, pictures }: Shown, subjects: Subjects): Finding[] {
  return pictures.flatMap((slug, index) => {
    const twin = pictures.slice(0, index).find(other => subjects.get(other) === subjects.get(slug))
    if (twin === undefined) return []
    return [
      findingsAbout(node).error(
        'image',
        `“${nameOfDrawing(slug)}” shows ${subjects.get(slug)}, as “${nameOfDrawing(twin)}” on the same page does`,
        slug,
      ),
    ]
  })
}

/** Neighbours in a list; the picture of the list itself stands above all of them. */
function sideBySide(nodes: SourceNode[], subjects: Subjects): Finding[] {
  const subjectOf = (node: SourceNode | undefined) =>
    subjects.get(String(node?.properties.image).replace('poster:', ''))
  const lists = Map.groupBy(
    nodes.filter(node => subjectOf(node) !== undefined),
    node => node.parentKey,
  )
  const byKey = new Map(nodes.map(node => [node.key, node]))
  return [...lists].flatMap(([parentKey, cards]) =>
    cards
      .toSorted((a, b) => a.sort - b.sort)
      .flatMap((card, index, row) => {
        const near = [row[index - 1], byKey.get(parentKey ?? '')].find(other => subjectOf(other) === subjectOf(card))
        if (near === undefined) return []
        return [findingsAbout(card).error('image', `shows ${subjectOf(card)}, as “${near.name}” beside it does`)]
      }),
  )
}
