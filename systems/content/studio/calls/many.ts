import type { ManyChange, manyPreview } from '@agency/contracts/manage/nodes/many.ts'
import type { allHitsAnswer } from '@agency/contracts/manage/nodes/search.ts'
import type { z } from 'zod'
import { call } from './call.ts'

/** Changes nothing. */
export const previewChange = (keys: string[], change: ManyChange) =>
  call<z.output<typeof manyPreview>>('POST', 'many-preview', { body: { keys, change } })

/** Saves a draft, which joins the release. */
export const changeNode = (key: string, change: ManyChange, release: string, from: number) =>
  call<{ version: number }>('POST', `nodes/${key}/change`, { body: { change, release }, from })

export const searchLines = (words: string) =>
  call<z.output<typeof allHitsAnswer>>('GET', `search/lines?q=${encodeURIComponent(words)}`)
