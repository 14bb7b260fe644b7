import { memoize } from '../../../tree/memoize.ts'
import { nameOfDrawing } from '../../pictures/names/picture-names.ts'
import { posterSlugs } from '../../pictures/picture-values.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'

/** The names of the drawings that a scene draws. */
export type Drawings = ReadonlySet<string>

/** References to pictures that no scene draws: their places stay empty. */
export function checkPictures({ nodes }: ContentMap, drawn: Drawings): Finding[] {
  return nodes.flatMap(node =>
    drawingsIn(node.properties)
      .filter(({ slug }) => !drawn.has(slug))
      .map(({ property, slug }) =>
        findingsAbout(node).error(property, `there is no picture “${nameOfDrawing(slug)}”`, `poster:${slug}`),
      ),
  )
}

const drawingsIn = memoize((properties: Record<string, unknown>) =>
  Object.entries(properties).flatMap(([property, value]) =>
    posterSlugs({ [property]: value }).map(slug => ({ property, slug })),
  ),
)
