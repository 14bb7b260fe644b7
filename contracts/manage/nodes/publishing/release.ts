import * as z from 'zod'
import { fault } from '../draft.ts'
import { nodeState } from '../tree.ts'
import { publication, releaseName } from './publication.ts'
import { publishRequest } from './publish-request.ts'

/** Publishing so many takes six seconds, for which every other save waits. */
export const maxReleasePages = 500

const name = z.string().trim().min(1, { error: 'Give it a name' }).max(100, { error: 'At most 100 characters' })

export const releaseInput = z.object({ name })

/** `failed`: the hour has passed, and the release stopped. */
const hour = publication.pick({ at: true, by: true, failed: true })

const page = z.object({ key: z.string(), name: z.string() })

/** A page that somebody removed from a release. `note`: the reason, if it was sent back with one. */
export const takenOut = page.extend({ by: z.string(), at: z.iso.datetime(), note: z.string() })

export type TakenOut = z.output<typeof takenOut>

const release = releaseName.extend({ by: z.string(), madeAt: z.iso.datetime(), hour: hour.nullable() })

/** Names of its pages at that time. */
const pastRelease = releaseName.extend({
  at: z.iso.datetime(),
  by: z.string(),
  pages: z.array(page),
  takenOut: z.array(takenOut),
})

export const releasesAnswer = z.object({
  releases: z.array(release.extend({ count: z.number().int(), waiting: z.boolean() })),
  /** Newest first; at most fifty. */
  past: z.array(pastRelease),
})

/** `changed`: another version than the caller saw. `unchanged` stops nothing: the page has no draft. */
const releaseReason = z.enum(['faults', 'conflict', 'trash', 'changed', 'unchanged'])

export type ReleaseReason = z.output<typeof releaseReason>

export const isStopping = ({ reason }: { reason: ReleaseReason | null }): boolean =>
  reason !== null && reason !== 'unchanged'

const releasePage = z.object({
  key: z.string(),
  name: z.string(),
  state: nodeState.nullable(),
  version: z.number().int(),
  reason: releaseReason.nullable(),
  faults: z.array(fault),
  publication: publication.nullable(),
  /** With the drafts of the whole release, valid for some hours; null in the trash. */
  preview: z.string().nullable(),
})

export type ReleasePage = z.output<typeof releasePage>

export const releaseAnswer = release.extend({
  pages: z.array(releasePage),
  takenOut: z.array(takenOut),
  request: publishRequest.nullable(),
})

export type Release = z.output<typeof releaseAnswer>

/** The versions that the caller saw; other versions stop the release. */
const seen = z.array(z.object({ key: z.guid().toLowerCase(), version: z.number().int() }))

export const releasePublishInput = z.object({ pages: seen })

export const releaseScheduleInput = releasePublishInput.extend({ at: z.iso.datetime({ offset: true }) })

export const releasePublishAnswer = z.object({ count: z.number().int(), touched: z.array(z.string()) })

export type StoppedBy = Pick<ReleasePage, 'key' | 'name' | 'reason' | 'faults'>
