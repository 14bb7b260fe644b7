import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { actorOf, machine } from '../access/actor.ts'

/** The version that a write is based on; `missing` without the header, `any` if none is needed. */
export type MadeFrom = number | 'missing' | 'any'

/** Reads `If-Match: "<version>"`. The machine key may leave it out. @throws 400 for another form */
export function madeFrom(c: Context): MadeFrom {
  const header = c.req.header('if-match')
  if (header === undefined) return actorOf(c).id === machine.id ? 'any' : 'missing'
  const version = /^(?:W\/)?"(\d+)"$/.exec(header.trim())?.[1]
  if (version === undefined) throw new HTTPException(400, { message: 'If-Match must be a version, as "7".' })
  return Number(version)
}

/** @param newest 0 for a new node @throws 428 without a version */
export function isStale(from: MadeFrom, newest: number): boolean {
  if (from === 'any' || (from === 'missing' && newest === 0)) return false
  if (from === 'missing') throw new HTTPException(428, { message: 'Say in If-Match which version this was made from.' })
  return from !== newest
}

export const tellVersion = (c: Context, version: number): void => c.header('etag', `"${version}"`)

export const overtaken = 'Another user has saved a newer version.'

/** @throws 412 if another version was saved since */
export function notOvertaken<Result>(result: Result | 'stale'): Exclude<Result, 'stale'> {
  if (result === 'stale') throw new HTTPException(412, { message: overtaken })
  return result as Exclude<Result, 'stale'>
}

export const preconditions = {
  412: problemResponse(`${overtaken} \`current\` is that one, where both can be brought together.`),
  428: problemResponse('The header If-Match is missing.'),
}
