import type { scheduleAnswer } from '@agency/contracts/manage/nodes/publishing/publication.ts'
import type { z } from 'zod'
import { call } from './call.ts'

type Scheduled = z.output<typeof scheduleAnswer>

/**
 * Schedules the newest version.
 * @param vanish a visible page may disappear until its “Shown from”
 */
export const scheduleNode = (key: string, at: string, from: number, vanish: boolean) =>
  call<Scheduled>('POST', `nodes/${key}/schedule`, { body: { at, vanish }, from })

/** @param path `nodes/KEY` or `releases/ID` */
export const changeHour = (path: string, at: string) => call('PUT', `${path}/schedule`, { body: { at } })

/** Also dismisses the notice of a failed publication. @param path as in `changeHour` */
export const takeHourBack = (path: string) => call('DELETE', `${path}/schedule`)
