import type { RouteIndex } from '../../site/app/clients/content/routes/route-resolution.ts'
import type { LossGroup } from './losses.ts'
import type { HiddenNodes } from './not-shown.ts'
import type { Proposal } from './proposals/proposal.ts'
import type { UnreadProperty } from './proposals/propose-properties.ts'
import type { WalkedNode } from './walk.ts'

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

export type Losses = {
  losses: readonly LossGroup[]
  unread: readonly UnreadProperty[]
  hidden: readonly HiddenNodes[]
  pictures: { tried: number; missing: readonly string[] }
  failures: readonly string[]
}

/** What the site could not show as it was written, most frequent first. */
export function describeLosses({ losses, unread, hidden, pictures, failures }: Losses, all: boolean): string {
  const shown = (names: readonly string[]) =>
    (all ? names : names.slice(0, 3)).join(', ') + (!all && names.length > 3 ? `, and ${names.length - 3} more` : '')
  const named = (nodes: readonly WalkedNode[]) => shown(nodes.map(({ name, id }) => `“${name}” (node ${id})`))
  const lines = losses.flatMap(({ property, value, kind, reason, did, todo, nodes }) => [
    `  ${shown(nodes) || 'Everywhere'}`,
    `    ${property ? `${property}: ${value === undefined ? '' : `${value.replace(/\s+/g, ' ')} (${kind}) `}` : ''}${reason}; ${did}. ${todo}`,
  ])
  const parts: [string, string[]][] = [
    [`Lost or changed (${losses.reduce((sum, { count }) => sum + count, 0)})`, lines],
    [
      'Properties without a field',
      unread.map(
        ({ property, nodes, example: { id, name, type } }) =>
          `  ${property} × ${nodes}: no page shows it of ${type || 'such an item'}; map it under properties if visitors need it (“${name}”, node ${id})`,
      ),
    ],
    [
      'Nodes that no page shows',
      hidden.map(({ type, nodes }) => `  ${type || 'without a type'} × ${nodes.length}: ${named(nodes)}`),
    ],
    [
      `Pictures that are not there (${pictures.missing.length} of ${pictures.tried} that were tried)`,
      pictures.missing.length > 0 ? [`  ${shown(pictures.missing)}`] : [],
    ],
    [`Not answered (${failures.length})`, failures.slice(0, 20).map(line => `  ${line}`)],
  ]
  const told = parts.filter(([, list]) => list.length > 0).map(([title, list]) => [`\n${title}`, ...list].join('\n'))
  return told.length > 0 ? told.join('\n') : '\nNothing is lost.'
}

/** Lines of the mapping file that say something else than what is proposed. */
export function describeKept(kept: readonly Proposal[]): string {
  const lines = kept.map(({ from, to }) => `  ${from}: the file stays as it is; proposed now: ${to}`)
  return lines.length > 0 ? ['\nKept from the mapping file', ...lines].join('\n') : ''
}
