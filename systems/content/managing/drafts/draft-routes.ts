import { draftAnswer, draftInput, publishAnswer } from '@agency/contracts/manage/nodes/draft.ts'
import { publishQuery } from '@agency/contracts/manage/nodes/publishing/publication.ts'
import { problem, problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentDatabase } from '../../database/content-database.ts'
import { nodes } from '../../database/tables.ts'
import { recordChange, writeContent } from '../../database/write-content.ts'
import { refuseTooMuch } from '../../database/write-source.ts'
import { actorOf, machine } from '../access/actor.ts'
import { noteForAudit } from '../access/audit-note.ts'
import { nodeDocument } from '../nodes/node-document.ts'
import type { Presence } from '../nodes/presence.ts'
import { storable } from '../nodes/storable.ts'
import { type MadeFrom, madeFrom, overtaken, preconditions, tellVersion } from '../writing/if-match.ts'
import { answer, jsonBody, type ManageOptions, manageRoute, notFound, onlyKey } from '../writing/manage-options.ts'
import { isOvertaken } from '../writing/newest.ts'
import { accepted, found } from '../writing/outcome.ts'
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
  const noNode = () => new HTTPException(404, { message: 'There is no node with this key.' })
  const stale = async (c: Context, key: string) => {
    const current = await nodeDocument(options, presence, key)
    return problem(c, 412, overtaken, { current })
  }

  app.openapi(put, async c => {
    const { key } = c.req.valid('param')
    const input = c.req.valid('json')
    // Before `storable`, which a list in fifty thousand lists would crash.
    refuseTooMuch(input)
    const saved = await saveDraft(options, key, storable(input), writing(c))
    if (saved === 'stale') return stale(c, key)
    const { version, savedAt, faults, isBegun } = accepted(saved)
    if (!isBegun) noteForAudit(c, { isNoted: true })
    tellVersion(c, version)
    return c.json({ version, savedAt: savedAt.toISOString(), faults }, 200)
  })

  app.openapi(discard, async c => {
    const { key } = c.req.valid('param')
    const thrown = await throwDraftAway(db, key, madeFrom(c))
    if (thrown === 'stale') return stale(c, key)
    if (!thrown) throw noNode()
    await refresh()
    return c.body(null, 204)
  })

  app.openapi(publish, async c => {
    const { key } = c.req.valid('param')
    const vanish = c.req.valid('query').vanish || actorOf(c).id === machine.id
    const published = await publishDraft(options, key, { ...writing(c), vanish })
    if (published === undefined) throw noNode()
    if (published === 'stale') return stale(c, key)
    if ('faults' in published) return problem(c, 422, 'The draft is not finished.', published)
    await refresh()
    tellVersion(c, published.version)
    return c.json(published, 200)
  })

  app.openapi(unpublish, async c => {
    const { key } = c.req.valid('param')
    const taken = await unpublishNode(db, key, writing(c))
    if (taken === undefined) throw noNode()
    if (taken === 'stale') return stale(c, key)
    await refresh()
    tellVersion(c, taken.version)
    return c.json(taken, 200)
  })

  app.openapi(link, async c =>
    c.json(found(await previewLink(options, c.req.valid('param').key, c.req.valid('query').hours)), 200),
  )
}

/** The published version stays. @param from Another version than the newest is `stale`: its draft is another editor's. */
function throwDraftAway(db: ContentDatabase, key: string, from: MadeFrom): Promise<boolean | 'stale'> {
  return writeContent(db, async tx => {
    if (await isOvertaken(tx, key, from)) return 'stale'
    const discarded = await discardDraft(tx, key)
    const [row] = await tx.select({ conflict: nodes.conflict }).from(nodes).where(eq(nodes.key, key))
    if (!row?.conflict) return discarded
    const sourceHash = sql`coalesce(${nodes.conflict} ->> 'sourceHash', ${nodes.sourceHash})`
    await tx.update(nodes).set({ sourceHash, conflict: null }).where(eq(nodes.key, key))
    // The tree in memory holds conflicts.
    await recordChange(tx, [key])
    return true
  })
}
