import { setImmediate as waitingCalls } from 'node:timers/promises'
import { withPriceFacts } from '@agency/contracts/content/readers/price-facts.ts'
import type { ManyChange, PreviewedPage } from '@agency/contracts/manage/nodes/many.ts'
import { inArray, sql } from 'drizzle-orm'
import { HTTPException } from 'hono/http-exception'
import type { ContentDatabase } from '../../../../database/content-database.ts'
import { nodes } from '../../../../database/tables.ts'
import { drafts, keepDraft, type NodeState, nextVersions, stateOf } from '../../../../database/versions.ts'
import { writeContent } from '../../../../database/write-content.ts'
import { withPresentNames } from '../../../../schemas/former-names.ts'
import { namesByAuthor } from '../../../audit/author-names.ts'
import { type MadeFrom, refuseStale } from '../../../writing/if-match.ts'
import { found, refused } from '../../../writing/manage-fault.ts'
import type { ManageOptions } from '../../../writing/manage-options.ts'
import { readWhatFits } from '../../../writing/node-input.ts'
import { draftFaults } from '../../draft-faults.ts'
import { addPageIn } from '../../releases/change-releases.ts'
import { type Changed, withChange } from './with-change.ts'

type Options = Pick<ManageOptions, 'db' | 'store' | 'library' | 'namesOf'>

/** Pages computed before waiting calls are served. */
const batchSize = 10

type ChangedPage = PreviewedPage & { state: NodeState }

/** A change of many pages as it would be, by name. @param author changes drafts of their own */
export async function previewPages(
  options: Options,
  keys: string[],
  change: ManyChange,
  author: string,
): Promise<PreviewedPage[]> {
  const pages = await changedPages(options, options.db, { keys, change, author })
  return pages.map(({ state: _, ...page }) => page).sort((a, b) => a.name.localeCompare(b.name))
}

async function changedPages(
  options: Options,
  db: Pick<ContentDatabase, 'select' | 'execute'>,
  { keys, change, author }: { keys: string[]; change: ManyChange; author: string },
): Promise<ChangedPage[]> {
  const rows = new Map((await db.select().from(nodes).where(inArray(nodes.key, keys))).map(row => [row.key, row]))
  const open = new Map((await drafts(db, keys)).map(draft => [draft.state.key, draft]))
  const writers = await writersOfDrafts(db, keys)
  const nameOf = await namesByAuthor(options, [...writers.values()].flat())
  const places = options.store.rows()
  const pages: ChangedPage[] = []
  for (const key of new Set(keys)) {
    const [row, draft] = [rows.get(key), open.get(key)]
    const before = draft?.state ?? (row && stateOf(row))
    if (before === undefined) continue
    const source = withPriceFacts(before.alias, withPresentNames(before.alias, before.source).source)
    const { node, places: changed, left } = changeThatFits({ ...before, source }, change)
    const others = (writers.get(key) ?? []).filter(writer => writer !== author).map(nameOf)
    const hindrance = others.length > 0 ? `${others.join(', ')} has a draft of it.` : row?.conflict ? conflict : left
    const reason = row?.deletedAt ? 'It is in the trash.' : hindrance
    const isLeft = reason !== null
    const state = isLeft ? before : { ...node, properties: readWhatFits(node.alias, node.source) }
    pages.push({
      key,
      name: before.name,
      version: draft?.version ?? row?.version ?? 0,
      hasDraft: draft !== undefined,
      left: reason,
      places: changed,
      faults: isLeft ? [] : draftFaults(state, places, options.library),
      state,
    })
    if (pages.length % batchSize === 0) await waitingCalls()
  }
  return pages
}

/** A page that would grow beyond its limit is left out, and the other pages still change. */
function changeThatFits(state: NodeState, change: ManyChange): Changed<NodeState> {
  try {
    return withChange(state, change)
  } catch (error) {
    if (error instanceof HTTPException) return { node: state, places: [], left: error.message }
    throw error
  }
}

const conflict = 'It and its file say different things. Open it and choose a text first.'

/** The authors of the open draft of each page. */
async function writersOfDrafts(db: Pick<ContentDatabase, 'execute'>, keys: string[]): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ key: string; writers: string[] }>(sql`
    select key, array_agg(distinct author) as writers from content.node_versions version
    where key = any(${sql.param(keys)}::uuid[]) and draft and discarded_at is null and not exists (
      select 1 from content.node_versions ended
      where ended.key = version.key and ended.version > version.version
        and (not ended.draft or ended.discarded_at is not null))
    group by key`)
  return new Map(rows.map(({ key, writers }) => [key, writers]))
}

/**
 * Saves one page of a change as a draft that joins a release: both or neither.
 * @throws 409 with the reason for leaving the page, 412 if another version than the seen one is the newest
 */
export const changePage = (
  options: Options,
  key: string,
  { change, release, from, author }: { change: ManyChange; release: string; from: MadeFrom; author: string },
): Promise<{ version: number }> =>
  writeContent(options.db, async tx => {
    const page = found((await changedPages(options, tx, { keys: [key], change, author }))[0])
    if (page.left !== null) throw refused(page.left)
    refuseStale(from, page.version)
    await addPageIn(tx, release, key)
    const version = (await nextVersions(tx, [key]))(key)
    await keepDraft(tx, version, page.state, author)
    return { version }
  })
