import type { Finding } from '@agency/contracts/suite/probes/probe.ts'
import { findingLine } from '@agency/contracts/suite/report.ts'
import type { RouteIndex } from '@agency/site/app/clients/content/routes/route-resolution.ts'
import type { SiteLanguages } from '@agency/site/app/clients/content/routes/site-languages.server.ts'
import { languages } from '@agency/words/languages.ts'
import { isNamedLikePart } from './guessed-names.ts'
import { inWords, type Parts, type Proposal } from './proposals/proposal.ts'
import type { UnreadProperty } from './proposals/propose-properties.ts'
import type { LossGroup } from './reading/losses.ts'
import type { HiddenNodes } from './reading/not-shown.ts'

export function describeMapping(parts: Parts): string {
  const lines = Object.entries(parts).flatMap(([name, proposals]: [string, Proposal<unknown>[]]) => [
    `\nProposed ${name}`,
    ...proposals.map(({ from, to, reason }) => `  ${from} → ${inWords(to)}: ${reason}`),
  ])
  return lines.join('\n')
}

export function describePages({ byPath }: RouteIndex, nodes: number): string {
  const types = Map.groupBy(byPath.values(), page => page.alias)
  const counts = [...types].map(([alias, pages]) => `${pages.length} ${alias}`).join(', ')
  const home = byPath.has('/') ? [] : ['! There is no home page: give one node at the top the URL segment home.']
  return [`\nPages: ${byPath.size} of ${nodes} nodes (${counts})`, ...home].join('\n')
}

/** A page at the top whose segment is a language can't be reached below it. */
export function describeLanguages({ all, of, areKnown }: SiteLanguages, { byPath }: RouteIndex): string {
  const pages = [...byPath.values()]
  const counts = all.map(language => {
    const there = pages.filter(({ key }) => of(key).includes(language))
    return `${languages[language].name} (${there.length} of ${pages.length} pages)`
  })
  const clashes = Object.keys(languages).flatMap(language =>
    byPath.has(`/${language}`)
      ? [
          `! /${language} is a page of yours and the address of a language: give it another URL segment, or name it under languages`,
        ]
      : [],
  )
  const list = areKnown ? ['English', ...counts].join(', ') : 'not known, because a route list could not be read'
  return [`\nLanguages: ${list}`, ...clashes].join('\n')
}

/** A type named like a part is expected to be no page. @param all Names every node, not three of each kind. */
export function lossFindings(losses: readonly LossGroup[], all = false): Finding[] {
  return losses.map(({ property = '', value, kind, reason, did, todo, type, nodes }) => ({
    path: property,
    text: `${value === undefined || !property ? '' : `${value.replace(/\s+/g, ' ')} ${kind ? `(${kind}) ` : ''}`}${reason}; ${did}. ${todo}${nodes.length > 0 ? ` Found in ${someOf(nodes, all)}` : ''}`,
    harmless: !property && isNamedLikePart(String(type ?? '')),
  }))
}

const someOf = (names: readonly string[], all: boolean) =>
  (all ? names : names.slice(0, 3)).join(', ') + (!all && names.length > 3 ? `, and ${names.length - 3} more` : '')

export type Losses = {
  losses: readonly LossGroup[]
  unread: readonly UnreadProperty[]
  hidden: readonly HiddenNodes[]
  pictures: { tried: number; missing: readonly string[] }
  failures: readonly string[]
}

export function describeLosses({ losses, unread, hidden, pictures, failures }: Losses, all: boolean): string {
  const shown = (names: readonly string[]) => someOf(names, all)
  const named = (nodes: HiddenNodes['nodes']) =>
    shown(nodes.map(({ name, id, path }) => `“${name}” (${path ? `${path}, ` : ''}node ${id})`))
  const parts: [string, string[]][] = [
    [
      `Lost or changed (kinds: ${losses.length}, values: ${losses.reduce((sum, { count }) => sum + count, 0)})`,
      lossFindings(losses, all).map(findingLine),
    ],
    [
      'Properties without a field',
      unread.map(
        ({ property, nodes, example: { id, name, type } }) =>
          `  ${property} × ${nodes}: no page shows it of ${type || 'such an item'}; map it under properties if visitors need it (“${name}”, node ${id})`,
      ),
    ],
    [
      'Nodes that no page shows',
      hidden.map(
        ({ type, nodes, why }) =>
          `  ${why} ${nodes.length === 1 ? 'the one node' : `the ${nodes.length} nodes`} of ${type || 'no type'}: ${named(nodes)}`,
      ),
    ],
    [
      `Pictures that are not there (${pictures.missing.length} of ${pictures.tried} that were tried)`,
      pictures.missing.length > 0 ? [`  ${shown(pictures.missing)}`] : [],
    ],
    [`Not answered (${failures.length})`, failures.slice(0, 20).map(line => `  ${line}`)],
  ]
  const blocks = parts.filter(([, list]) => list.length > 0).map(([title, list]) => [`\n${title}`, ...list].join('\n'))
  return blocks.length > 0 ? blocks.join('\n') : '\nNothing is lost.'
}

export function describeKept(older: readonly Proposal<unknown>[]): string {
  const lines = older.map(({ from, to }) => `  ${from}: the file stays as it is; proposed now: ${inWords(to)}`)
  return lines.length > 0 ? ['\nKept from the mapping file', ...lines].join('\n') : ''
}
