import type { releasesAnswer, Release as ShownRelease } from '@agency/contracts/manage/nodes/publishing/release.ts'
import type * as z from 'zod'
import { lastRequest, waitingKeys } from '../../../database/publishing/publish-requests.ts'
import {
  pagesOf,
  pastReleases,
  type Release,
  readRelease,
  readReleases,
  releasesByPage,
} from '../../../database/publishing/releases.ts'
import { namesByAuthor } from '../../audit/author-names.ts'
import { requestAnswer } from '../../nodes/node-document.ts'
import { type ShownPublication, shownPublications } from '../../nodes/node-publication.ts'
import type { ManageOptions } from '../../writing/manage-options.ts'
import { signedPreviewLink } from '../preview-link.ts'
import { judgePages } from './judge-pages.ts'

type Options = Pick<ManageOptions, 'db' | 'namesOf' | 'library' | 'preview'>

const previewHours = 12
const maxPast = 50

type Head = Omit<ShownRelease, 'pages' | 'takenOut' | 'request'>

type Row = Head & { count: number; waiting: boolean }

export async function listReleases(
  options: Pick<Options, 'db' | 'namesOf'>,
): Promise<{ releases: Row[]; past: z.output<typeof releasesAnswer>['past'] }> {
  const pages = await releasesByPage(options.db)
  const hours = await shownPublications(options, [...pages.keys()])
  const waiting = await waitingKeys(options.db)
  const keysOf = Map.groupBy(pages.keys(), key => pages.get(key)?.id)
  const [ahead, over] = [await readReleases(options.db), await pastReleases(options.db, maxPast)]
  const authors = [
    ...ahead.map(({ by }) => by),
    ...over.flatMap(({ liveBy, takenOut }) => [liveBy, ...takenOut.map(({ by }) => by)]),
  ]
  const called = await namesByAuthor(options, authors)
  const rows = ahead.map(release => {
    const keys = keysOf.get(release.id) ?? []
    const hour = keys.map(key => hours.get(key)).find(one => one !== undefined)
    return { ...headOf(release, called(release.by), hour), count: keys.length, waiting: waiting.has(release.id) }
  })
  const past = over.map(({ id, name, liveAt, liveBy, livePages, takenOut }) => {
    const out = takenOut.map(page => ({ ...page, by: called(page.by) }))
    return {
      id,
      name,
      at: (liveAt ?? new Date(0)).toISOString(),
      by: called(liveBy),
      pages: livePages ?? [],
      takenOut: out,
    }
  })
  return { releases: rows, past }
}

export async function showRelease(options: Options, id: string): Promise<ShownRelease | undefined> {
  const { db, library } = options
  const release = await readRelease(db, id)
  if (release === undefined) return undefined
  const keys = await pagesOf(db, id)
  // A page of a release has no schedule but the release's.
  const hours = await shownPublications(options, keys)
  const waiting = [...hours.values()].find(({ failed }) => !failed)
  const judged = await judgePages(db, library, keys, waiting ? new Date(waiting.at) : new Date())
  const pages = judged.map(async ({ key, name, standing: state, version, reason, faults }) => {
    const preview = state && (await signedPreviewLink(options.preview, key, previewHours)).url
    return { key, name, state, version, reason, faults, publication: hours.get(key) ?? null, preview }
  })
  const request = await lastRequest(db, id)
  const called = await namesByAuthor(options, [release.by, ...release.takenOut.map(({ by }) => by)])
  return {
    ...headOf(release, called(release.by), [...hours.values()][0]),
    takenOut: release.takenOut.map(page => ({ ...page, by: called(page.by) })),
    pages: await Promise.all(pages),
    request: request ? await requestAnswer(options, request) : null,
  }
}

function headOf({ id, name, madeAt }: Release, by: string, first: ShownPublication | undefined): Head {
  const hour = first ? { at: first.at, by: first.by, failed: first.failed } : null
  return { id, name, by, madeAt: madeAt.toISOString(), hour }
}
