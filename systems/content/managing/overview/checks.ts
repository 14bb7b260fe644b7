import { setImmediate as othersFirst } from 'node:timers/promises'
import type { allChecksAnswer, Check, CheckOfNode } from '@agency/contracts/manage/nodes/checks.ts'
import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import type * as z from 'zod'
import { isTranslation, placesAround } from '../../database/place.ts'
import type { Version } from '../../database/versions.ts'
import { budgetFault } from '../../database/write-source.ts'
import type { ContentMap } from '../../files/checking/content-map.ts'
import type { Finding } from '../../files/checking/finding.ts'
import {
  findingsByThemselves,
  findingsInTranslations,
  findingsOf,
  findingsTogether,
} from '../../files/checking/findings.ts'
import { siteAddresses } from '../../files/checking/links/site-addresses.ts'
import { checkSilentPictures } from '../../files/checking/pictures/silent.ts'
import { checkLegalTexts, legalCulture } from '../../files/checking/words/legal-texts.ts'
import type { SourceNode } from '../../files/reading/source-node.ts'
import { segmentOf } from '../../files/reading/url-segment.ts'
import { pageProperties } from '../../schemas/page.ts'
import { notASlug } from '../../schemas/values.ts'
import { draftFaults, silentFaults } from '../drafts/draft-faults.ts'
import type { ManageOptions } from '../writing/manage-options.ts'
import { newestOf } from '../writing/newest.ts'
import { endingSoon } from './calendar.ts'
import { checkReading } from './reading.ts'
import { contentAround, workingContent } from './working-content.ts'

type Options = Pick<ManageOptions, 'db' | 'store' | 'drawn' | 'library'>

/** Nodes checked in a row; then other calls get their turn. */
const stretch = 10

export async function checksOfNode(options: Options, key: string): Promise<CheckOfNode[] | undefined> {
  const { db, drawn, library } = options
  const map = await contentAround(options, key)
  const node = map?.byKey.get(key)
  if (map === undefined || node === undefined) return undefined
  const { draft, row } = await newestOf(db, key)
  const faults = draft
    ? draftFaults(draft.state, await placesAround(db, [draft.state]), library)
    : [...silentFaults(node.properties, library), ...[budgetFault(row ?? { source: {} }) ?? []].flat()]
  const findings = [
    ...findingsOf(key, map, drawn),
    ...checkReading({ ...map, nodes: [node] }),
    ...lawFindings(options, map, node),
  ]
  return [
    ...faults.map(fault => ({
      level: 'error' as const,
      blocking: true,
      ...fault,
      ...spelledRight(fault, draft),
      ...saidAlready(fault, draft),
    })),
    ...once(findings).map(finding => ({ ...toCheck(finding), blocking: false })),
  ]
}

/** Of a page or of its Malay, on a site that has Malay. */
function lawFindings({ store }: Options, map: ContentMap, node: SourceNode): Finding[] {
  const isMalay = (one: Pick<SourceNode, 'alias' | 'urlSegment'>) =>
    isTranslation(one) && one.urlSegment === legalCulture
  const page = isTranslation(node) ? isMalay(node) && map.byKey.get(node.parentKey ?? '') : node
  return page && store.rows().some(isMalay) ? checkLegalTexts(map, page) : []
}

/** The correct spelling of a tag, if that is its only fault. */
function spelledRight({ path, message }: Fault, draft: Version | undefined): Pick<Check, 'mend'> {
  if (message !== notASlug || draft === undefined) return {}
  const from = path.slice(1).reduce<unknown>((at, name) => Object(at)[name], draft.state.source)
  if (typeof from !== 'string' || !/[a-z0-9]/i.test(from)) return {}
  const isItem = /^\d+$/.test(path.at(-1) ?? '')
  return { mend: { kind: 'tag', path: isItem ? path.slice(0, -1) : path, from, to: segmentOf(undefined, from) } }
}

const shownFields = { metaTitle: ['title'], metaDescription: ['subtitle', 'excerpt'] } as const

/** A text of the page that fits as its missing text for search engines. */
function saidAlready({ path }: Fault, draft: Version | undefined): Pick<Check, 'mend'> {
  const [name] = path.slice(1)
  if (path.length !== 2 || draft === undefined || !(name === 'metaTitle' || name === 'metaDescription')) return {}
  const { source } = draft.state
  if ((source[name] ?? '') !== '') return {}
  const to = shownFields[name].map(field => source[field]).find(text => pageProperties[name].safeParse(text).success)
  return typeof to === 'string' ? { mend: { kind: 'fill', path, from: '', to } } : {}
}

/** The checks of all nodes, with orphans and offers that end soon. */
export async function checksOfAll(options: Options): Promise<z.output<typeof allChecksAnswer>> {
  const { drawn, library } = options
  const map = await workingContent(options)
  const isAnswered = siteAddresses(map)
  const findings: Finding[] = []
  for (let start = 0; start < map.nodes.length; start += stretch) {
    const some = { ...map, nodes: map.nodes.slice(start, start + stretch) }
    findings.push(...findingsByThemselves(some, isAnswered, drawn), ...checkReading(some))
    findings.push(...checkSilentPictures(some, library))
    await othersFirst()
  }
  findings.push(...findingsInTranslations(map, isAnswered))
  const checks = once([...findings, ...findingsTogether(map)]).map(finding => ({
    ...toCheck(finding),
    key: finding.node.key,
    name: finding.node.name,
  }))
  return { checks, ending: endingSoon(map) }
}

/** Fields of a node outside of its properties: their paths have no `source` in front. */
const head = new Set(['name', 'alias', 'urlSegment', 'unpublishAt', 'key'])

/** Equal findings about one property, as two equal links in a text, are one problem. */
function once(findings: Finding[]): Finding[] {
  const byKey = new Map(
    findings.map(finding => [[finding.node.key, ...finding.property, finding.message].join(' '), finding]),
  )
  return [...byKey.values()]
}

const toCheck = ({ level, property, message, near, mend }: Finding): Check => {
  const names = property.map(String)
  const path = head.has(names[0] ?? '') ? names : ['source', ...names]
  return { level, path, message, near, ...(mend && { mend: { ...mend, path } }) }
}
