import type { PublicationTrouble } from '@agency/contracts/manage/nodes/publishing/publication.ts'
import { eq } from 'drizzle-orm'
import type { ContentDatabase, Transaction } from '../../../database/content-database.ts'
import { publications } from '../../../database/publishing/publication-tables.ts'
import { type Publication, publicationsOf, readPublication } from '../../../database/publishing/publications.ts'
import type { NodeRow } from '../../../database/tables.ts'
import { keepDraft, type NodeState, nextVersions, versionOf } from '../../../database/versions.ts'
import { writeContent } from '../../../database/write-content.ts'
import { machine } from '../../access/actor.ts'
import { recordAudit } from '../../audit/audit.ts'
import { atItsHour } from '../../audit/node-changes.ts'
import { isOvertaken, textOf } from '../../nodes/node-publication.ts'
import { mailIfWanted } from '../../people/mails/request-mails.ts'
import { newestOf } from '../../writing/newest.ts'
import { endAsPublished, endReleaseAsPublished, publishStates } from '../publish-draft.ts'
import type { ScheduleOptions } from './choose-hour.ts'

export function startPublications(options: ScheduleOptions): Promise<void> {
  return options.queue.work('publication', 1, ({ data }) => goLive(options, data.publication))
}

/**
 * Runs once: a cancelled or moved publication has no row; a failed one is not retried, but mailed to the person who
 * scheduled it. The first job of a release publishes all its texts, or none.
 */
function goLive({ db, library, queue }: ScheduleOptions, id: string): Promise<void> {
  return writeContent(db, async tx => {
    const first = await readPublication(tx, id)
    if (first === undefined || first.trouble !== null) return
    const { author, release } = first
    const due = release === null ? [first] : await publicationsOf(tx, release)
    const troubles = await published(tx, due, library)
    const isDone = troubles.size === 0
    const what = isDone ? atItsHour.published : atItsHour.refused
    for (const { id, key, version } of due) {
      const trouble = isDone ? undefined : (troubles.get(key) ?? 'release')
      await recordAudit(tx, { by: author, what, key, detail: `version ${version}${trouble ? `: ${trouble}` : ''}` })
      if (trouble !== undefined) await tx.update(publications).set({ trouble }).where(eq(publications.id, id))
      else {
        await tx.delete(publications).where(eq(publications.id, id))
        await endAsPublished({ tx, queue }, key, author)
      }
    }
    const pages = due.map(({ key, state }) => ({ key, name: state.name }))
    if (isDone && release !== null) await endReleaseAsPublished({ tx, queue }, release, { author, pages })
    if (isDone || author === machine.id) return
    const about = release === null ? 'not-live' : 'release-not-live'
    await mailIfWanted({ tx, queue }, { user: author, about, key: release ?? first.key })
  })
}

/** Publishes texts at once; later drafts stay. @returns the reasons by the keys of failed pages */
async function published(
  tx: Transaction,
  due: Publication[],
  library: ScheduleOptions['library'],
): Promise<Map<string, PublicationTrouble>> {
  const troubles = new Map<string, PublicationTrouble>()
  const texts = []
  for (const one of due) {
    const { draft, row } = await newestOf(tx, one.key)
    if (row === undefined && draft === undefined) troubles.set(one.key, 'trash')
    else if (row && (await isOvertaken(tx, one, row))) troubles.set(one.key, 'overtaken')
    else texts.push({ key: one.key, version: one.version, draft, row, state: await placed(tx, one, row) })
  }
  if (troubles.size > 0) return troubles
  const changed = texts.flatMap(({ row, state }) =>
    row === undefined || textOf(row) !== textOf(state) || row.urlSegment !== state.urlSegment ? [state] : [],
  )
  const { faults } = await publishStates(tx, library, changed, due[0]?.author ?? machine.id)
  for (const key of faults.keys()) troubles.set(key, 'faults')
  if (troubles.size > 0) return troubles
  for (const { key, version, draft, state } of texts) {
    if (draft === undefined || draft.version === version || textOf(draft.state) === textOf(state)) continue
    await keepDraft(tx, (await nextVersions(tx, [key]))(key), draft.state, draft.author ?? machine.id)
  }
  return troubles
}

/** The text at the node's present place, except for moves that the draft itself made. */
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
