import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import { eq } from 'drizzle-orm'
import { HTTPException } from 'hono/http-exception'
import type { ContentDatabase, Transaction } from '../../../database/content-database.ts'
import { placesAround } from '../../../database/place.ts'
import { publications } from '../../../database/publishing/publication-tables.ts'
import { type Publication, readPublications } from '../../../database/publishing/publications.ts'
import { type NodeState, stateOf } from '../../../database/versions.ts'
import { writeContent } from '../../../database/write-content.ts'
import type { StudioQueue } from '../../people/mails/studio-queue.ts'
import { isStale, type MadeFrom } from '../../writing/if-match.ts'
import type { ManageOptions } from '../../writing/manage-options.ts'
import type { Refusal } from '../../writing/misfit.ts'
import { newestOf, newestVersion } from '../../writing/newest.ts'
import { draftFaults, vanishFaults } from '../draft-faults.ts'
import { withoutPastEnd } from '../publish-draft.ts'

export type ScheduleOptions = Pick<ManageOptions, 'db' | 'library' | 'queue'>

type Scheduled = { at: string; version: number }
type Chosen = { at: Date; author: string }

/**
 * Lets the newest version of a node go live at an instant, as it is now, in the place of what was to go live before.
 * Undefined if there is no such node; the faults if it could not be published.
 * @throws 400 where the instant has passed, 428 as `isStale` does.
 * @param vanish Whether a page that visitors see may disappear then, until its "Shown from".
 */
export function scheduleNode(
  { db, library, queue }: ScheduleOptions,
  key: string,
  { at, author, from, vanish }: Chosen & { from: MadeFrom; vanish: boolean },
): Promise<Scheduled | 'stale' | { faults: Fault[] } | undefined> {
  refusePast(at)
  return writeContent(db, async tx => {
    const { draft, row } = await newestOf(tx, key)
    const newest = draft?.state ?? (row && stateOf(row))
    if (newest === undefined) return undefined
    const version = newestVersion({ draft, row })
    if (isStale(from, version)) return 'stale'
    const state = withoutPastEnd(newest)
    const faults = [
      ...(vanish ? [] : vanishFaults(state, row, at)),
      ...endFaults(state, at),
      ...draftFaults(state, await placesAround(tx, [state]), library),
    ]
    if (faults.length > 0) return { faults }
    return replace(tx, queue, { key, at, version, base: row?.version ?? null, state, author })
  })
}

/** Lets what goes live at an hour do so at another one. Undefined if nothing does; refused where its hour has passed in vain. */
export function changeHour(
  { db, queue }: ScheduleOptions,
  key: string,
  { at, author }: Chosen,
): Promise<Scheduled | Refusal | { faults: Fault[] } | undefined> {
  refusePast(at)
  return writeContent(db, async tx => {
    const [waiting] = await readPublications(tx, [key])
    if (waiting === undefined) return undefined
    if (waiting.trouble !== null) return { refused: 'It did not go live at its hour. Publish it again instead.' }
    const faults = endFaults(waiting.state, at)
    return faults.length > 0 ? { faults } : replace(tx, queue, { ...waiting, at, author })
  })
}

/** Takes back that a node goes live at an hour, or the notice that it did not. False if there is neither. */
export async function takeHourBack(db: ContentDatabase, key: string): Promise<boolean> {
  return (await db.delete(publications).where(eq(publications.key, key)).returning()).length > 0
}

async function replace(
  tx: Transaction,
  queue: StudioQueue,
  { key, at, version, base, state, author }: Omit<Publication, 'id' | 'trouble'>,
): Promise<Scheduled> {
  await tx.delete(publications).where(eq(publications.key, key))
  const values = { key, at, version, base, snapshot: stateOf(state), author }
  const [made] = await tx.insert(publications).values(values).returning({ publication: publications.id })
  if (made) await queue.enqueue(tx, 'publication', [made], { startAfter: at })
  return { at: at.toISOString(), version }
}

function refusePast(at: Date): void {
  if (at <= new Date()) throw new HTTPException(400, { message: 'This time has passed. Choose a later one.' })
}

const endFaults = ({ unpublishAt }: NodeState, at: Date): Fault[] =>
  unpublishAt !== null && unpublishAt <= at ? [{ path: ['unpublishAt'], message: 'is before it goes live' }] : []
