import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { ContentDatabase } from '../database/content-database.ts'
import { contentState, redirects, type TreeRow } from '../database/tables.ts'
import { buildTree, type ContentTree } from './content-tree.ts'
import { latestOnly } from './latest-only.ts'
import { type KnownRows, readChangedRows } from './read-changed-rows.ts'

/** The longest wait of setTimeout. */
const maxWaitMs = 2_147_483_647

/** `key`: the target is the present address of a node. */
export type Redirect = Pick<typeof redirects.$inferSelect, 'from' | 'to' | 'key'>

export type TreeStore = {
  /** Undefined until the first load. */
  current: () => ContentTree | undefined
  rows: () => TreeRow[]
  redirects: () => Redirect[]
  /** Reads the database again. Afterwards `current` holds everything that was committed before the call. */
  reload: () => Promise<void>
  isStale: () => Promise<boolean>
  close: () => void
}

export type TreeStoreOptions = {
  db: ContentDatabase
  log: Logger
  prepare: () => Promise<void>
  /** Turns stored properties into those on the wire. */
  present: (properties: Record<string, unknown>) => Record<string, unknown>
  onChange: (tree: ContentTree, before: ContentTree | undefined) => void
}

/** Holds the tree in memory: reads need no database and continue while it is away. Rebuilds it when a node is due. */
export function treeStore({ db, log, prepare, present, onChange }: TreeStoreOptions): TreeStore {
  let latest: KnownRows = { rows: [] }
  let leadingElsewhere: Redirect[] = []
  let revision = -1
  let tree: ContentTree | undefined
  let timer: NodeJS.Timeout | undefined

  const rebuild = () => {
    const before = tree
    tree = buildTree(latest.rows, revision, new Date(), present)
    clearTimeout(timer)
    if (tree.nextChange) {
      const wait = Math.min(tree.nextChange.getTime() - Date.now(), maxWaitMs)
      timer = setTimeout(rebuild, Math.max(wait, 1)).unref()
    }
    onChange(tree, before)
  }

  const revisionNow = async () => {
    const [state] = await db.select({ revision: contentState.revision }).from(contentState)
    return state?.revision ?? 0
  }

  const reload = latestOnly(async () => {
    const started = performance.now()
    // The revision first: the rows and the pictures are then at least as new.
    const nextRevision = await revisionNow()
    await prepare()
    // The revision of a restored database continues from that of the backup.
    latest = await readChangedRows(db, nextRevision < revision ? { rows: [] } : latest)
    leadingElsewhere = await db.select({ from: redirects.from, to: redirects.to, key: redirects.key }).from(redirects)
    revision = nextRevision
    rebuild()
    log.info({ revision, nodes: tree?.byKey.size, ms: Math.round(performance.now() - started) }, 'content loaded')
  })

  return {
    current: () => tree,
    rows: () => latest.rows,
    redirects: () => leadingElsewhere,
    reload,
    isStale: async () => (await revisionNow()) !== revision,
    close: () => clearTimeout(timer),
  }
}
