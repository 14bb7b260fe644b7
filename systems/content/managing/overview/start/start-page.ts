import { startAnswer } from '@agency/contracts/manage/nodes/start.ts'
import { includesRole } from '@agency/contracts/manage/roles.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { desc } from 'drizzle-orm'
import type * as z from 'zod'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { releasesByPage } from '../../../database/publishing/releases.ts'
import { searchMisses } from '../../../database/tables.ts'
import { draftsBy } from '../../../database/versions.ts'
import { mostPressed } from '../../../delivery/presses/offer-presses.ts'
import { legalGaps } from '../../../files/checking/words/legal-texts.ts'
import { type Actor, actorOf, machine } from '../../access/actor.ts'
import { changesByOthers, hasDone } from '../../audit/node-changes.ts'
import { shownPublications } from '../../nodes/node-publication.ts'
import { answer, type ManageOptions, manageRoute } from '../../writing/manage-options.ts'
import { endingSoon } from '../calendar.ts'
import { workingContent } from '../working-content.ts'
import { askedPages, waitingPages } from './requested-pages.ts'
import { withNames } from './with-names.ts'

type StartAnswer = z.output<typeof startAnswer>
type Publication = StartAnswer['publications'][number]

const maxDrafts = 20
const maxPublications = 10
const maxEnding = 5
const maxChanged = 10
const maxMisses = 10
const maxPressed = 10
const latelyDays = 30

/** Leaves out drafts in the trash. */
async function startPage(
  options: Pick<ManageOptions, 'db' | 'store' | 'namesOf'>,
  { id, role }: Actor,
): Promise<StartAnswer> {
  const { db } = options
  const mayPublish = includesRole(role, 'publisher')
  const map = await workingContent(options)
  // Programs make no requests.
  const user = id === machine.id ? undefined : id
  const [ownDrafts, hours, releases, others, misses, pressed, waiting, requests, hasBegun] = await Promise.all([
    draftsBy(db, id),
    shownPublications(options),
    releasesByPage(db),
    changesByOthers(db, id, latelyDays),
    mayPublish ? mostMissed(db) : null,
    mayPublish ? mostPressed(db, new Date()) : null,
    mayPublish ? waitingPages(options, map.byKey) : null,
    user ? askedPages(options, user, map.byKey) : [],
    hasDone(db, id, mayPublish ? 'POST /manage/nodes/{key}/publish' : 'PUT /manage/nodes/{key}/draft'),
  ])
  const drafts = withNames(map.byKey, ownDrafts).map(({ key, name, at }) => ({ key, name, at: at.toISOString() }))
  const lines = new Map<string, Publication>()
  for (const [key, { version: _, ...shown }] of hours) {
    const release = releases.get(key)
    if (release) {
      const trouble = lines.get(release.id)?.trouble || shown.trouble ? 'release' : null
      lines.set(release.id, { ...shown, key: release.id, name: release.name, trouble, isRelease: true })
    } else if (map.byKey.has(key) || shown.failed) lines.set(key, { key, ...shown, isRelease: false })
  }
  const publications = [...lines.values()].sort((a, b) => Number(b.trouble !== null) - Number(a.trouble !== null))
  const changed = others.flatMap(({ key, at, by, what, ...last }) => {
    const name = map.byKey.get(key)?.name ?? last.name
    return name === undefined ? [] : [{ key, name, at: at.toISOString(), by, what }]
  })
  return {
    drafts: drafts.slice(0, maxDrafts),
    draftCount: drafts.length,
    waiting,
    asked: requests,
    publications: publications.slice(0, maxPublications),
    ending: endingSoon(map).slice(0, maxEnding),
    changed: changed.slice(0, maxChanged),
    misses,
    pressed: pressed && withNames(map.byKey, pressed).slice(0, maxPressed),
    law: includesRole(role, 'administrator') ? legalGaps(map) : [],
    isNew: !hasBegun,
  }
}

const mostMissed = (db: ContentDatabase) =>
  db
    .select()
    .from(searchMisses)
    .orderBy(desc(searchMisses.times), desc(searchMisses.lastDay), searchMisses.words)
    .limit(maxMisses)

const start = manageRoute('get', '/manage/start', {
  summary: 'What the caller may want to go on with: drafts, what ends soon, what others changed, what visitors missed',
  responses: { 200: answer('The lists', startAnswer) },
})

export function addStartRoutes(app: OpenAPIHono<ServiceEnv>, options: ManageOptions): void {
  app.openapi(start, async c => c.json(await startPage(options, actorOf(c)), 200))
}
