import type { scheduleAnswer } from '@agency/contracts/manage/nodes/publishing/publication.ts'
import type { z } from 'zod'
import { call } from './call.ts'

type Scheduled = z.output<typeof scheduleAnswer>

/**
 * Lets the newest version of a node go live at an instant, as it is now.
 * @param vanish whether a page that visitors see may disappear then, until its “Shown from”
 */
export const scheduleNode = (key: string, at: string, from: number, vanish: boolean) =>
  call<Scheduled>('POST', `nodes/${key}/schedule`, { body: { at, vanish }, from })

/** Lets what goes live at an hour do so at another one. @param path of a page (`nodes/KEY`) or a release (`releases/ID`) */
export const changeHour = (path: string, at: string) => call('PUT', `${path}/schedule`, { body: { at } })

/** Takes back that a page or a release goes live at an hour, or the notice that it did not. @param path as in `changeHour` */
export const takeHourBack = (path: string) => call('DELETE', `${path}/schedule`)
