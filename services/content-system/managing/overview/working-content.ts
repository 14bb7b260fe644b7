import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { drafts, type NodeState, stateOf } from '../../database/versions.ts'
import { type ContentMap, contentMap } from '../../files/checking/content-map.ts'
import type { SourceNode } from '../../files/reading/source-node.ts'
import type { ManageOptions } from '../writing/manage-options.ts'
import { nodesConcerning } from './nodes-concerning.ts'

type Options = Pick<ManageOptions, 'db' | 'store'>
type Newest = Omit<NodeState, 'source'>

/** All nodes in their newest versions, drafts included, as the checks of content files read them. */
export const workingContent = async (options: Options): Promise<ContentMap> =>
  mapOf([...(await newestNodes(options)).values()], options)

/** Of these what the checks of one node look at: few among many. Undefined if there is no such node. */
export async function contentAround(options: Options, key: string): Promise<ContentMap | undefined> {
  const newest = await newestNodes(options)
  const node = newest.get(key)
  return node && mapOf(nodesConcerning(node, newest), options)
}

async function newestNodes({ db, store }: Options): Promise<Map<string, Newest>> {
  const byKey = new Map<string, Newest>()
  const deleted = new Set<string>()
  for (const row of store.rows()) {
    if (row.deletedAt !== null) deleted.add(row.key)
    else byKey.set(row.key, row)
  }
  for (const { state } of await drafts(db)) {
    if (!deleted.has(state.key)) byKey.set(state.key, state)
  }
  return byKey
}

function mapOf(nodes: Newest[], { store }: Options): ContentMap {
  const now = new Date()
  const redirected = new Set(store.redirects().map(({ from }) => from.toLowerCase()))
  return { ...contentMap(nodes.map(asSource), malaysianDay(now), now), redirected }
}

/** Findings name other nodes by their files, which editors do not know. */
const asSource = (node: Newest): SourceNode => ({
  ...stateOf({ ...node, source: {} }),
  file: node.urlSegment,
  path: [],
  sourceHash: '',
})
