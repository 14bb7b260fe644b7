import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { Context } from 'hono'
import { actorOf, machine } from '../access/actor.ts'
import { ManageFault } from './manage-fault.ts'

/** The version that a write is based on; `missing` without the header, `any` if none is needed. */
export type MadeFrom = number | 'missing' | 'any'

/** Reads `If-Match: "<version>"`. The machine key may leave it out. @throws 400 for another form */
export function madeFrom(c: Context): MadeFrom {
  const header = c.req.header('if-match')
  if (header === undefined) return actorOf(c).id === machine.id ? 'any' : 'missing'
  const version = /^(?:W\/)?"(\d+)"$/.exec(header.trim())?.[1]
  if (version === undefined) throw new ManageFault(400, 'If-Match must be a version, as "7".')
  return Number(version)
}

/** @param newest 0 for a new node @throws 428 without a version, 412 if another version was saved since */
export function refuseStale(from: MadeFrom, newest: number): void {
  if (from === 'any' || (from === 'missing' && newest === 0)) return
  if (from === 'missing') throw new ManageFault(428, 'Say in If-Match which version this was made from.')
  if (from !== newest) throw new ManageFault(412, overtaken)
}

export const tellVersion = (c: Context, version: number): void => c.header('etag', `"${version}"`)

const overtaken = 'Another user has saved a newer version.'

export const preconditions = {
  412: problemResponse(`${overtaken} \`current\` is that one, where both can be brought together.`),
  428: problemResponse('The header If-Match is missing.'),
}
