import type { startAnswer } from '@agency/contracts/manage/nodes/start.ts'
import type * as z from 'zod'
import { draftPlaces } from '../../../database/draft-places.ts'
import { type PublishRequest, requestsBy, waitingRequests } from '../../../database/publishing/publish-requests.ts'
import { leftOut, releasesById } from '../../../database/publishing/releases.ts'
import { namesByAuthor } from '../../audit/author-names.ts'
import type { ManageOptions } from '../../writing/manage-options.ts'
import { type Named, withNames } from './with-names.ts'

type Sources = Pick<ManageOptions, 'db' | 'namesOf'>
type StartAnswer = z.output<typeof startAnswer>

const dayMs = 24 * 3600_000
/** Days for which the start page shows a writer's published requests. */
const publishedDays = 7

/** The oldest first, without deleted ones. */
export async function waitingPages(sources: Sources, nodes: Named): Promise<NonNullable<StartAnswer['waiting']>> {
  const requests = await waitingRequests(sources.db)
  const [nameOf, drafts] = await Promise.all([
    namesByAuthor(
      sources,
      requests.map(({ by }) => by),
    ),
    draftPlaces(sources.db),
  ])
  const newest = new Map(drafts.map(({ key, version }) => [key, version]))
  return (await named(sources.db, nodes, requests)).map(({ key, name, at, by, note, version, isRelease }) => {
    const changed = !isRelease && newest.get(key) !== version
    return { key, name, at: at.toISOString(), by: nameOf(by), note, changed, isRelease }
  })
}

const stateOrder: PublishRequest['state'][] = ['sentBack', 'waiting', 'published']

export async function askedPages(sources: Sources, user: string, nodes: Named): Promise<StartAnswer['asked']> {
  const after = new Date(Date.now() - publishedDays * dayMs)
  const all = await requestsBy(sources.db, user)
  const requests = all.filter(({ state, endedAt }) => state !== 'published' || (endedAt !== null && endedAt > after))
  const rows = await named(sources.db, nodes, requests)
  const nameOf = await namesByAuthor(
    sources,
    rows.flatMap(({ endedBy, left }) => [endedBy, ...left.map(({ by }) => by)]),
  )
  return rows
    .sort((a, b) => stateOrder.indexOf(a.state) - stateOrder.indexOf(b.state))
    .map(({ key, name, state, at, endedBy, endedAt, answer, isRelease, published, left }) => {
      const by = endedBy === null ? '' : nameOf(endedBy)
      const leftOut = left.map(page => ({ ...page, by: nameOf(page.by) }))
      return {
        key,
        name,
        state,
        at: (endedAt ?? at).toISOString(),
        by,
        note: answer ?? '',
        isRelease,
        published,
        leftOut,
      }
    })
}

async function named(db: Sources['db'], nodes: Named, requests: PublishRequest[]) {
  const others = requests.filter(({ key }) => !nodes.has(key)).map(({ key }) => key)
  const releases = await releasesById(db, others)
  return withNames({ get: key => nodes.get(key) ?? releases.get(key) }, requests).map(request => {
    const release = releases.get(request.key)
    const published = release?.livePages?.length ?? 0
    return { ...request, isRelease: release !== undefined, published, left: leftOut(release, request) }
  })
}
