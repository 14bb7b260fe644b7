import type {
  Release,
  releasePublishAnswer,
  releasesAnswer,
} from '@agency/contracts/manage/nodes/publishing/release.ts'
import type { z } from 'zod'
import { call } from './call.ts'

export type Releases = z.output<typeof releasesAnswer>['releases']
export type PastReleases = z.output<typeof releasesAnswer>['past']

/** Other pages and versions are not published. */
export type Seen = Pick<Release['pages'][number], 'key' | 'version'>[]

const seen = (pages: Seen) => pages.map(({ key, version }) => ({ key, version }))

export const readReleases = () => call<z.output<typeof releasesAnswer>>('GET', 'releases')

export const readRelease = (id: string) => call<Release>('GET', `releases/${id}`)

export const makeRelease = (name: string) => call<Release>('POST', 'releases', { body: { name } })

export const renameRelease = (id: string, name: string) => call('PUT', `releases/${id}`, { body: { name } })

/** The drafts of its pages stay. */
export const deleteRelease = (id: string) => call('DELETE', `releases/${id}`)

export const addToRelease = (id: string, key: string) => call('PUT', `releases/${id}/pages/${key}`)

export const removeFromRelease = (id: string, key: string) => call('DELETE', `releases/${id}/pages/${key}`)

/** Removes a page with a reason for the writer who asked. */
export const sendBackFromRelease = (id: string, key: string, note: string) =>
  call('POST', `releases/${id}/pages/${key}/send-back`, { body: { note } })

export const askToPublishRelease = (id: string, note: string) =>
  call('POST', `releases/${id}/publish-request`, { body: { note } })

/** All pages or none. */
export const publishRelease = (id: string, pages: Seen) =>
  call<z.output<typeof releasePublishAnswer>>('POST', `releases/${id}/publish`, { body: { pages: seen(pages) } })

export const scheduleRelease = (id: string, at: string, pages: Seen) =>
  call('POST', `releases/${id}/schedule`, { body: { at, pages: seen(pages) } })
