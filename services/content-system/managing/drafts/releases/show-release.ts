import type { Release as ShownRelease } from '@agency/contracts/manage/nodes/publishing/release.ts'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { pagesOf, type Release, readRelease, readReleases } from '../../../database/publishing/releases.ts'
import { namesByAuthor } from '../../audit/author-names.ts'
import { type ShownPublication, shownPublications } from '../../nodes/node-publication.ts'
import type { ManageOptions } from '../../writing/manage-options.ts'
import { signedPreviewLink } from '../preview-link.ts'
import { judgePages } from './judge-pages.ts'

type Options = Pick<ManageOptions, 'db' | 'namesOf' | 'library' | 'preview'>

const PREVIEW_HOURS = 12

type Row = Omit<ShownRelease, 'pages'> & { count: number }

/** All releases with how many pages they have and when they go live, the first made first. */
export async function listReleases(options: Pick<Options, 'db' | 'namesOf'>): Promise<Row[]> {
  const found = await readReleases(options.db)
  const rows: Row[] = []
  for (const release of found) {
    const keys = await pagesOf(options.db, release.id)
    rows.push({ ...(await headOf(options, release, await hoursOf(options, keys))), count: keys.length })
  }
  return rows
}

/** A release with its pages, each with its state and what keeps it from being published; undefined if there is none. */
export async function showRelease(options: Options, id: string): Promise<ShownRelease | undefined> {
  const { db, library } = options
  const release = await readRelease(db, id)
  if (release === undefined) return undefined
  const keys = await pagesOf(db, id)
  const hours = await hoursOf(options, keys)
  const waiting = [...hours.values()].find(({ failed }) => !failed)
  const judged = await judgePages(db, library, keys, waiting ? new Date(waiting.at) : new Date())
  const pages = judged.map(async ({ key, name, standing: state, version, reason, faults }) => {
    const preview = state && (await signedPreviewLink(options.preview, key, PREVIEW_HOURS)).url
    return { key, name, state, version, reason, faults, publication: hours.get(key) ?? null, preview }
  })
  return { ...(await headOf(options, release, hours)), pages: await Promise.all(pages) }
}

/** What goes live at the hour of a release. A page of a release has no other hour. */
const hoursOf = (options: { db: ContentDatabase } & Pick<ManageOptions, 'namesOf'>, keys: string[]) =>
  shownPublications(options, keys)

async function headOf(
  options: Pick<ManageOptions, 'namesOf'>,
  { id, name, by, madeAt }: Release,
  hours: Map<string, ShownPublication>,
): Promise<Omit<ShownRelease, 'pages'>> {
  const [first] = hours.values()
  const hour = first ? { at: first.at, by: first.by, failed: first.failed } : null
  return { id, name, by: (await namesByAuthor(options, [by]))(by), madeAt: madeAt.toISOString(), hour }
}
