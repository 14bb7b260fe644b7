import type { ContentNode } from '../../tree/content-tree.ts'

/** Shared values of these properties make two nodes alike, by these weights. */
const WEIGHTS: Record<string, number> = {
  destinations: 3,
  category: 3,
  tags: 2,
  themes: 2,
  ports: 1,
  audience: 1,
}

/** The `count` candidates most like a node; among equals the first ones. */
export function related(node: ContentNode, candidates: ContentNode[], count: number): ContentNode[] {
  return candidates
    .filter(candidate => candidate !== node)
    .map((candidate, order) => ({ candidate, order, likeness: likeness(node, candidate) }))
    .sort((a, b) => b.likeness - a.likeness || a.order - b.order)
    .slice(0, count)
    .map(({ candidate }) => candidate)
}

function likeness(a: ContentNode, b: ContentNode): number {
  return Object.entries(WEIGHTS).reduce((sum, [property, weight]) => {
    const own = new Set(values(a, property))
    return sum + weight * values(b, property).filter(value => own.has(value)).length
  }, 0)
}

const values = (node: ContentNode, property: string): unknown[] => [node.properties[property] ?? []].flat()
