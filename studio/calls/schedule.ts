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

/** Lets what goes live at an hour do so at another one. */
export const changeHour = (key: string, at: string) => call<Scheduled>('PUT', `nodes/${key}/schedule`, { body: { at } })

/** Takes back that a node goes live at an hour, or the notice that it did not. */
export const takeHourBack = (key: string) => call('DELETE', `nodes/${key}/schedule`)
