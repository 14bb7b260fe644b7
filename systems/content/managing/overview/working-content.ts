import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import type { TreeRow } from '../../database/tables.ts'
import { drafts, type NodeState, stateOf } from '../../database/versions.ts'
import { type ContentMap, contentMap } from '../../files/checking/content-map.ts'
import type { SourceNode } from '../../files/reading/source-node.ts'
import { isPage } from '../../schemas/registry.ts'
import { memoize } from '../../tree/memoize.ts'
import { publicPathIn } from '../../tree/public-path.ts'
import type { TreeStore } from '../../tree/tree-store.ts'
import type { ManageOptions } from '../writing/manage-options.ts'
import { nodesConcerning } from './nodes-concerning.ts'

type Options = Pick<ManageOptions, 'db' | 'store'>
type Newest = Omit<NodeState, 'source'>

/** All nodes in their newest versions, drafts included, in the shape that the checks of content files read. */
export const workingContent = async (options: Options): Promise<ContentMap> =>
  mapOf([...(await newestNodes(options)).values()], options)

/** The few nodes that the checks of one need. Undefined for an unknown node. */
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
  return { ...contentMap(nodes.map(asSource), malaysianDay(now), now), ...liveAddresses(store) }
}

/** The addresses of pages and redirects that visitors use now, regardless of drafts. */
function liveAddresses(store: Pick<TreeStore, 'rows' | 'redirects'>) {
  const live = liveByKey(store.rows())
  const redirects = new Map(
    store.redirects().flatMap(({ from, to, key }): [string, string][] => {
      const target = to ?? live.pathOf(key ?? '')
      return target === undefined || target === from ? [] : [[from.toLowerCase(), target]]
    }),
  )
  return { redirects, isLive: (path: string) => live.paths().has(path) }
}

/** Every change gives a new array of rows. */
const liveByKey = memoize((rows: TreeRow[]) => {
  const byKey = new Map(rows.flatMap(row => (row.deletedAt === null ? [[row.key, row]] : [])))
  const pathOf = (key: string) => {
    const row = byKey.get(key)
    return row && publicPathIn(byKey, row)
  }
  let paths: Set<string> | undefined
  return {
    pathOf,
    paths: () => {
      paths ??= new Set([...byKey.values()].flatMap(row => (isPage(row.alias) ? [publicPathIn(byKey, row)] : [])))
      return paths
    },
  }
})

/** Findings name other nodes by their files, which editors do not know. */
const asSource = (node: Newest): SourceNode => ({
  ...stateOf({ ...node, source: {} }),
  file: node.urlSegment,
  path: [],
  sourceHash: '',
})
