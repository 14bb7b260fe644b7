import type { ContentNode } from '../../tree/content-tree.ts'
import { answerAlone, type NodeAnswer } from './answer-node.ts'

const relatedCount = 3

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
    related: related(node, row, relatedCount).map(other => answerAlone(other, cardAliases)),
  }
}

/** Shared values of these properties make two nodes alike, by these weights. */
const weights: Record<string, number> = {
  destinations: 3,
  category: 3,
  tags: 2,
  themes: 2,
  ports: 1,
  audience: 1,
}

/** The `count` candidates most like a node; among equals the first ones. */
function related(node: ContentNode, candidates: ContentNode[], count: number): ContentNode[] {
  return candidates
    .filter(candidate => candidate !== node)
    .map((candidate, order) => ({ candidate, order, likeness: likeness(node, candidate) }))
    .sort((a, b) => b.likeness - a.likeness || a.order - b.order)
    .slice(0, count)
    .map(({ candidate }) => candidate)
}

function likeness(a: ContentNode, b: ContentNode): number {
  return Object.entries(weights).reduce((sum, [property, weight]) => {
    const terms = new Set(values(a, property))
    return sum + weight * values(b, property).filter(value => terms.has(value)).length
  }, 0)
}

const values = (node: ContentNode, property: string): unknown[] => [node.properties[property] ?? []].flat()
