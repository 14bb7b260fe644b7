import type { RouteIndex } from '../../site/app/clients/content/routes/route-resolution.ts'
import type { LossGroup } from './losses.ts'
import type { Proposal } from './proposal.ts'
import type { UnreadProperty } from './propose-properties.ts'

/** The proposed mapping with its reasons, for people. */
export function describeMapping(parts: Record<string, Proposal[]>): string {
  const lines = Object.entries(parts).flatMap(([name, proposals]) => [
    `\nProposed ${name}`,
    ...proposals.map(({ from, to, reason }) => `  ${from} → ${to}: ${reason}`),
  ])
  return lines.join('\n')
}

/** How many pages the site will have, of which types. */
export function describePages({ byPath }: RouteIndex, nodes: number): string {
  const types = Map.groupBy(byPath.values(), page => page.alias)
  const counts = [...types].map(([alias, pages]) => `${pages.length} ${alias}`).join(', ')
  const home = byPath.has('/') ? [] : ['! There is no home page: give one node at the top the URL segment home.']
  return [`\nPages: ${byPath.size} of ${nodes} nodes (${counts})`, ...home].join('\n')
}

/** What the site could not show as it was written, most frequent first. */
export function describeLosses(
  losses: readonly LossGroup[],
  unread: readonly UnreadProperty[],
  failures: readonly string[],
  all: boolean,
): string {
  const shown = (nodes: readonly string[]) =>
    (all ? nodes : nodes.slice(0, 3)).join(', ') + (!all && nodes.length > 3 ? ', …' : '')
  const lines = losses.flatMap(({ property, count, value, kind, reason, did, todo, nodes }) => [
    `  ${property ?? 'node'} × ${count}${value === undefined ? '' : `: ${value} (${kind})`} ${reason}; ${did}. ${todo}`,
    `    nodes ${shown(nodes)}`,
  ])
  const others = unread.map(
    ({ property, nodes, example }) =>
      `  ${property} × ${nodes}: nothing of the site reads it; map it under properties if visitors need it (node ${example.id} “${example.name}”)`,
  )
  return [
    lines.length > 0
      ? `\nLost or changed (${losses.reduce((sum, { count }) => sum + count, 0)})`
      : '\nNothing is lost.',
    ...lines,
    ...(others.length > 0 ? ['\nProperties without a field', ...others] : []),
    ...(failures.length > 0
      ? [`\nNot answered (${failures.length})`, ...failures.slice(0, 20).map(line => `  ${line}`)]
      : []),
  ].join('\n')
}
