import type { Check } from '@agency/contracts/manage/nodes/checks.ts'
import { drafts } from '../../database/versions.ts'
import type { ContentMap } from '../../files/checking/content-map.ts'
import type { Finding } from '../../files/checking/finding.ts'
import { allFindings, findingsOf } from '../../files/checking/findings.ts'
import { draftFaults } from '../drafts/draft-faults.ts'
import type { ManageOptions } from '../writing/manage-options.ts'
import { checkReading } from './reading.ts'
import { workingContent } from './working-content.ts'

type Options = Pick<ManageOptions, 'db' | 'store' | 'drawn'>

/** What to know about a node before it is published; undefined if there is none. */
export async function checksOfNode(options: Options, key: string): Promise<Check[] | undefined> {
  const map = await workingContent(options)
  const node = map.byKey.get(key)
  if (node === undefined) return undefined
  const [draft] = await drafts(options.db, [key])
  const faults = draft ? draftFaults(draft.state, options.store.rows()) : []
  const findings = [...findingsOf(key, map, options.drawn), ...checkReading({ ...map, nodes: [node] })]
  return [...faults.map(fault => ({ level: 'error' as const, ...fault })), ...findings.map(toCheck)]
}

/** The same over everything, with whether anything leads to a page. */
export async function checksOfAll(options: Options): Promise<(Check & { key: string; name: string })[]> {
  const map: ContentMap = await workingContent(options)
  return [...allFindings(map, options.drawn), ...checkReading(map)].map(finding => ({
    ...toCheck(finding),
    key: finding.node.key,
    name: finding.node.name,
  }))
}

/** Fields of a node beside its properties, whose paths have no `source` in front. */
const HEAD = new Set(['name', 'alias', 'urlSegment', 'unpublishAt', 'key'])

const toCheck = ({ level, property, message }: Finding): Check => {
  const path = property.map(String)
  return { level, path: HEAD.has(path[0] ?? '') ? path : ['source', ...path], message }
}
