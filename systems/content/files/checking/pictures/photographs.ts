import { contentDetail } from '../../../schemas/content-detail.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'

/** The minimum that shows a visitor an offer. */
const enough = 3

/** @param counts the numbers to report: a line for each offer of a site without any would bury the others */
export function checkPhotographs({ nodes, today }: ContentMap, counts: number[]): Finding[] {
  return nodes
    .filter(({ alias, properties }) => alias === 'contentDetail' && !(String(properties.validUntil) < today))
    .flatMap(node => {
      const count = contentDetail.shape.photographs.safeParse(node.properties.photographs).data?.length ?? 0
      if (count >= enough || !counts.includes(count)) return []
      return [
        findingsAbout(node).warning(
          'photographs',
          `an offer should have ${enough} photographs or more; this one has ${count}`,
        ),
      ]
    })
}
