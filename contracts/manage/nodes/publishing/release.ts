import * as z from 'zod'
import { fault } from '../draft.ts'
import { nodeState } from '../tree.ts'
import { publication, releaseName } from './publication.ts'
import { publishRequest } from './publish-request.ts'

/** More pages at once would hold up everyone who saves. */
export const MAX_RELEASE_PAGES = 100

const name = z.string().trim().min(1, { error: 'Give it a name' }).max(100, { error: 'At most 100 characters' })

/** `POST /manage/releases` and `PUT /manage/releases/{id}`. */
export const releaseInput = z.object({ name })

/** The hour of a release, and who chose it. `failed`: the hour has passed, and nothing of it went live. */
const hour = publication.pick({ at: true, by: true, failed: true })

const release = releaseName.extend({
  /** Who made it, and when. */
  by: z.string(),
  madeAt: z.iso.datetime(),
  hour: hour.nullable(),
})

/** A release whose pages went live in one moment, as they were called then. */
const pastRelease = releaseName.extend({
  at: z.iso.datetime(),
  /** Who published it or chose the hour. */
  by: z.string(),
  pages: z.array(z.object({ key: z.string(), name: z.string() })),
})

export const releasesAnswer = z.object({
  /** `waiting`: a writer asks to have it published. */
  releases: z.array(release.extend({ count: z.number().int(), waiting: z.boolean() })),
  /** The last that went live, the last first; fifty at most. */
  past: z.array(pastRelease),
})

/**
 * What keeps a page, and with it the release, from going live: it has faults, its file says something else, it is in the
 * trash, or it has another version than the caller has seen. `unchanged` keeps nothing: the page has no draft.
 */
const releaseReason = z.enum(['faults', 'conflict', 'trash', 'changed', 'unchanged'])

export type ReleaseReason = z.output<typeof releaseReason>

/** Whether a page keeps its release from going live. */
export const isStopping = ({ reason }: { reason: ReleaseReason | null }): boolean =>
  reason !== null && reason !== 'unchanged'

const releasePage = z.object({
  key: z.string(),
  name: z.string(),
  /** Null for a page in the trash. */
  state: nodeState.nullable(),
  /** The newest version; 0 in the trash. */
  version: z.number().int(),
  reason: releaseReason.nullable(),
  faults: z.array(fault),
  /** The text of it that goes live at the hour of the release. */
  publication: publication.nullable(),
  /** A link to the site with the drafts of the whole release, good for some hours; null in the trash. */
  preview: z.string().nullable(),
})

export type ReleasePage = z.output<typeof releasePage>

export const releaseAnswer = release.extend({ pages: z.array(releasePage), request: publishRequest.nullable() })

export type Release = z.output<typeof releaseAnswer>

/** The pages as the caller has seen them: nothing else goes live. */
const seen = z.array(z.object({ key: z.guid().toLowerCase(), version: z.number().int() }))

export const releasePublishInput = z.object({ pages: seen })

export const releaseScheduleInput = releasePublishInput.extend({ at: z.iso.datetime({ offset: true }) })

/**
 * `touched`: public paths of what was published, or of the page that it is a part of, and of the page above, before and after.
 * Empty for sliders, menus, deals and promotions: `/around` names the pages that show them.
 */
export const releasePublishAnswer = z.object({ count: z.number().int(), touched: z.array(z.string()) })

/** What a refusal says in `pages`: the pages that stopped it. */
export type StoppedBy = Pick<ReleasePage, 'key' | 'name' | 'reason' | 'faults'>
