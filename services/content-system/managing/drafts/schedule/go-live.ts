import type { PublicationTrouble } from '@agency/contracts/manage/nodes/publishing/publication.ts'
import { eq } from 'drizzle-orm'
import type { ContentDatabase, Transaction } from '../../../database/content-database.ts'
import { publications } from '../../../database/publishing/publication-tables.ts'
import { type Publication, readPublication } from '../../../database/publishing/publications.ts'
import type { NodeRow } from '../../../database/tables.ts'
import { keepDraft, type NodeState, nextVersions, versionOf } from '../../../database/versions.ts'
import { writeContent } from '../../../database/write-content.ts'
import { machine } from '../../access/actor.ts'
import { recordAudit } from '../../audit/audit.ts'
import { atItsHour } from '../../audit/node-changes.ts'
import { isOvertaken, textOf } from '../../nodes/node-publication.ts'
import { mailIfWanted } from '../../people/mails/request-mails.ts'
import { newestOf } from '../../writing/newest.ts'
import { endAsPublished, publishState } from '../publish-draft.ts'
import type { ScheduleOptions } from './choose-hour.ts'

/** Does what waits in the queue for its hour, until that is stopped. */
export function startPublications(options: ScheduleOptions): Promise<void> {
  return options.queue.work('publication', 1, ({ data }) => goLive(options, data.publication))
}

/**
 * Publishes what goes live at this hour, or notes why it cannot and has its chooser told. Once: what is done, was taken
 * back or got another hour is not there any more, and what could not is not tried again.
 */
function goLive({ db, library, queue }: ScheduleOptions, id: string): Promise<void> {
  return writeContent(db, async tx => {
    const due = await readPublication(tx, id)
    if (due === undefined || due.trouble !== null) return
    const { key, author, version } = due
    const trouble = await published(tx, due, library)
    const what = trouble === undefined ? atItsHour.published : atItsHour.refused
    await recordAudit(tx, { by: author, what, key, detail: `version ${version}${trouble ? `: ${trouble}` : ''}` })
    const own = eq(publications.id, id)
    if (trouble === undefined) {
      await tx.delete(publications).where(own)
      await endAsPublished({ tx, queue }, key, author)
    } else {
      await tx.update(publications).set({ trouble }).where(own)
      if (author !== machine.id) await mailIfWanted({ tx, queue }, { user: author, about: 'not-live', key })
    }
  })
}

/** Publishes it; a later draft stays one. @returns why it cannot */
async function published(
  tx: Transaction,
  due: Publication,
  library: ScheduleOptions['library'],
): Promise<PublicationTrouble | undefined> {
  const { key, version, author } = due
  const { draft, row } = await newestOf(tx, key)
  if (row === undefined && draft === undefined) return 'trash'
  if (row && (await isOvertaken(tx, due, row))) return 'overtaken'
  const state = await placed(tx, due, row)
  if (row === undefined || textOf(row) !== textOf(state) || row.urlSegment !== state.urlSegment) {
    const done = await publishState(tx, library, state, author)
    if ('faults' in done) return 'faults'
  }
  if (draft === undefined || draft.version === version || textOf(draft.state) === textOf(state)) return undefined
  await keepDraft(tx, (await nextVersions(tx, [key]))(key), draft.state, draft.author ?? machine.id)
  return undefined
}

/** The text where the node stands by now, except for what the draft itself had changed about that. */
async function placed(
  tx: Pick<ContentDatabase, 'select'>,
  { key, base, state }: Publication,
  row: NodeRow | undefined,
): Promise<NodeState> {
  const before = base === null ? undefined : (await versionOf(tx, key, base))?.state
  if (row === undefined || before === undefined) return state
  const { parentKey, sort, urlSegment } = row
  return {
    ...state,
    ...(state.parentKey === before.parentKey && { parentKey }),
    ...(state.sort === before.sort && { sort }),
    ...(state.urlSegment === before.urlSegment && { urlSegment }),
  }
}
