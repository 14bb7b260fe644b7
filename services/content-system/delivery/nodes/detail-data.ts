import type { ContentNode } from '../../tree/content-tree.ts'
import { answerAlone, type NodeAnswer } from './answer-node.ts'
import { related } from './related.ts'

const RELATED_COUNT = 3

export type DetailData = { current: NodeAnswer; related: NodeAnswer[]; [neighbour: string]: NodeAnswer | NodeAnswer[] }

/** @param row the node among its like, in order @param aliases of the node @param cardAliases of the others */
export function detailData(
  node: ContentNode,
  row: ContentNode[],
  aliases: string[],
  cardAliases: string[],
): DetailData {
  const at = row.indexOf(node)
  const previous = row[at - 1]
  const next = row[at + 1]
  return {
    current: answerAlone(node, aliases),
    ...(previous && { previous: answerAlone(previous, cardAliases) }),
    ...(next && { next: answerAlone(next, cardAliases) }),
    related: related(node, row, RELATED_COUNT).map(other => answerAlone(other, cardAliases)),
  }
}
