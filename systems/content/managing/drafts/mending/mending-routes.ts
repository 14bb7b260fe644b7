import {
  changeAnswer,
  changeInput,
  type ManyChange,
  manyPreview,
  manyPreviewInput,
} from '@agency/contracts/manage/nodes/many.ts'
import { type Mend, mendAnswer, mendInput } from '@agency/contracts/manage/nodes/mend.ts'
import { includesRole } from '@agency/contracts/manage/roles.ts'
import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { actorOf } from '../../access/actor.ts'
import { noteForAudit } from '../../access/audit-note.ts'
import { storable } from '../../nodes/storable.ts'
import { madeFrom, preconditions } from '../../writing/if-match.ts'
import { answer, jsonBody, type ManageOptions, manageRoute, notFound, onlyKey } from '../../writing/manage-options.ts'
import { changePage, previewPages } from './many/change-pages.ts'
import { mendNode } from './mend-node.ts'

/** The number of replaced texts in an audit entry. */
const maxNoted = 3

const mend = manageRoute('post', '/manage/nodes/{key}/mend', {
  summary: 'Writes links, words or tags of a node another way; published where visitors see its newest version',
  request: { params: onlyKey, body: jsonBody(mendInput) },
  responses: {
    200: answer('Written', mendAnswer),
    409: problemResponse('The node and its file say different things.'),
    ...notFound,
  },
})

const preview = manageRoute('post', '/manage/many-preview', {
  summary: 'The same change of many pages, place by place; changes nothing',
  request: { body: jsonBody(manyPreviewInput) },
  responses: { 200: answer('Each page, before and after', manyPreview) },
})

const change = manageRoute('post', '/manage/nodes/{key}/change', {
  summary: 'Saves one page of such a change as a draft, which joins a release',
  request: { params: onlyKey, body: jsonBody(changeInput) },
  responses: {
    200: answer('Changed', changeAnswer),
    409: problemResponse('The page stays as it is; detail says why.'),
    ...notFound,
    ...preconditions,
  },
})

export function addMendingRoutes(app: OpenAPIHono<ServiceEnv>, options: ManageOptions): void {
  app.openapi(mend, async c => {
    const { id, role } = actorOf(c)
    const { mends, draftOnly } = storable(c.req.valid('json'))
    const writer = { author: id, mayPublish: !draftOnly && includesRole(role, 'publisher') }
    const done = await mendNode(options, c.req.valid('param').key, mends, writer)
    if (done.outcome === 'unchanged') noteForAudit(c, { isNoted: true })
    else noteForAudit(c, { detail: `${noted(mends)}, ${done.outcome === 'draft' ? 'as a draft' : 'published'}` })
    if (done.outcome === 'published') await options.refresh()
    return c.json(done, 200)
  })

  app.openapi(preview, async c => {
    const { keys, change } = storable(c.req.valid('json'))
    return c.json({ pages: await previewPages(options, keys, change, actorOf(c).id) }, 200)
  })

  app.openapi(change, async c => {
    const asked = storable(c.req.valid('json'))
    const seen = { ...asked, from: madeFrom(c), author: actorOf(c).id }
    const done = await changePage(options, c.req.valid('param').key, seen)
    noteForAudit(c, { detail: changeNoted(asked.change) })
    return c.json(done, 200)
  })
}

function changeNoted(change: ManyChange): string {
  if (change.kind === 'words') return `${change.from} → ${change.to}`
  if (change.kind === 'notice') return change.text === '' ? 'no notice' : `notice until ${change.until}`
  if (change.kind === 'entry') return `${change.list} ${change.does === 'add' ? '+' : '−'} ${change.value}`
  return `prices ${change.value} ${change.by === 'percent' ? '%' : 'ringgit'}${change.from ? ` from ${change.from}` : ''}`
}

function noted(mends: Mend[]): string {
  if (mends.every(({ kind }) => kind === 'meaning')) return `the English changed, its meaning did not: ${mends.length}`
  const first = mends.slice(0, maxNoted).map(({ from, to }) => `${from} → ${to}`)
  return mends.length > maxNoted ? `${first.join(', ')} and ${mends.length - maxNoted} more` : first.join(', ')
}
