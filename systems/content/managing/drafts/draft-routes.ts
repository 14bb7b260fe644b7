import { draftAnswer, draftInput, publishAnswer } from '@agency/contracts/manage/nodes/draft.ts'
import { publishQuery } from '@agency/contracts/manage/nodes/publishing/publication.ts'
import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { ContentDatabase } from '../../database/content-database.ts'
import { nodes } from '../../database/tables.ts'
import { recordChange, writeContent } from '../../database/write-content.ts'
import { refuseTooMuch } from '../../database/write-source.ts'
import { actorOf, machine } from '../access/actor.ts'
import { noteForAudit } from '../access/audit-note.ts'
import { nodeDocument } from '../nodes/node-document.ts'
import type { Presence } from '../nodes/presence.ts'
import { storable } from '../nodes/storable.ts'
import { type MadeFrom, madeFrom, preconditions, tellVersion } from '../writing/if-match.ts'
import { found, ManageFault } from '../writing/manage-fault.ts'
import { answer, jsonBody, type ManageOptions, manageRoute, notFound, onlyKey } from '../writing/manage-options.ts'
import { refuseOvertaken } from '../writing/newest.ts'
import { discardDraft } from './discard-draft.ts'
import { previewLink } from './preview-link.ts'
import { publishDraft, unpublishNode } from './publish-draft.ts'
import { saveDraft } from './save-draft.ts'

const put = manageRoute('put', '/manage/nodes/{key}/draft', {
  summary: 'Keeps what was typed, finished or not; tells what keeps it from being published. A new key makes a node',
  request: { params: onlyKey, body: jsonBody(draftInput) },
  responses: { 200: answer('Kept', draftAnswer), ...preconditions },
})

const discard = manageRoute('delete', '/manage/nodes/{key}/draft', {
  summary: 'Throws the draft of a node away, and with it the other text of a conflict',
  request: { params: onlyKey },
  responses: { 204: { description: 'Thrown away' }, ...notFound, ...preconditions },
})

const publish = manageRoute('post', '/manage/nodes/{key}/publish', {
  summary: 'Shows visitors a node in its newest version, from its instant on',
  request: { params: onlyKey, query: publishQuery },
  responses: {
    200: answer('Published', publishAnswer),
    422: problemResponse('The draft is not finished; `faults` tells where.'),
    ...notFound,
    ...preconditions,
  },
})

const unpublish = manageRoute('post', '/manage/nodes/{key}/unpublish', {
  summary: 'Takes a node back from visitors',
  request: { params: onlyKey },
  responses: { 200: answer('Taken back', publishAnswer), ...notFound, ...preconditions },
})

const link = manageRoute('get', '/manage/preview-link/{key}', {
  summary: 'A link to the site that shows a node in its newest version, published or not',
  request: { params: onlyKey, query: z.object({ hours: z.coerce.number().min(0.1).max(720).default(72) }) },
  responses: {
    200: answer('The link, and until when it works', z.object({ url: z.string(), until: z.string() })),
    ...notFound,
  },
})

/** Saving, discarding, publishing and unpublishing a node, and the preview link of its draft. */
export function addDraftRoutes(app: OpenAPIHono<ServiceEnv>, options: ManageOptions, presence: Presence): void {
  const { db, refresh } = options
  const writing = (c: Context) => ({ from: madeFrom(c), author: actorOf(c).id })
  /** Adds the newest version to the fault of a stale write, so that the studio can merge the two. */
  const withCurrent = <Result>(key: string, write: Promise<Result>): Promise<Result> =>
    write.catch(async fault => {
      if (!(fault instanceof ManageFault) || fault.status !== 412) throw fault
      throw new ManageFault(412, fault.message, { current: await nodeDocument(options, presence, key) })
    })

  app.openapi(put, async c => {
    const { key } = c.req.valid('param')
    const input = c.req.valid('json')
    // Before `storable`, which a list in fifty thousand lists would crash.
    refuseTooMuch(input)
    const saved = saveDraft(options, key, storable(input), writing(c))
    const { version, savedAt, faults, isBegun } = await withCurrent(key, saved)
    if (!isBegun) noteForAudit(c, { isNoted: true })
    tellVersion(c, version)
    return c.json({ version, savedAt: savedAt.toISOString(), faults }, 200)
  })

  app.openapi(discard, async c => {
    const { key } = c.req.valid('param')
    await withCurrent(key, throwDraftAway(db, key, madeFrom(c)))
    await refresh()
    return c.body(null, 204)
  })

  app.openapi(publish, async c => {
    const { key } = c.req.valid('param')
    const vanish = c.req.valid('query').vanish || actorOf(c).id === machine.id
    const published = await withCurrent(key, publishDraft(options, key, { ...writing(c), vanish }))
    await refresh()
    tellVersion(c, published.version)
    return c.json(published, 200)
  })

  app.openapi(unpublish, async c => {
    const { key } = c.req.valid('param')
    const unpublished = await withCurrent(key, unpublishNode(db, key, writing(c)))
    await refresh()
    tellVersion(c, unpublished.version)
    return c.json(unpublished, 200)
  })

  app.openapi(link, async c =>
    c.json(found(await previewLink(options, c.req.valid('param').key, c.req.valid('query').hours)), 200),
  )
}

/** The published version stays. @throws 412 for another version than the newest: its draft is another editor's */
function throwDraftAway(db: ContentDatabase, key: string, from: MadeFrom): Promise<void> {
  return writeContent(db, async tx => {
    await refuseOvertaken(tx, key, from)
    const discarded = await discardDraft(tx, key)
    const [row] = await tx.select({ conflict: nodes.conflict }).from(nodes).where(eq(nodes.key, key))
    if (!row?.conflict) return void found(discarded || undefined)
    const sourceHash = sql`coalesce(${nodes.conflict} ->> 'sourceHash', ${nodes.sourceHash})`
    await tx.update(nodes).set({ sourceHash, conflict: null }).where(eq(nodes.key, key))
    // The tree in memory holds conflicts.
    await recordChange(tx, [key])
  })
}
