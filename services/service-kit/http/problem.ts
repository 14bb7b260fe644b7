import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod'

/** Problem details (RFC 9457): what every service answers when a call fails. */
const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  /** Which fields are wrong, and why. `code`: the kind of the fault, for callers that explain it in their own words. */
  faults: z.array(z.object({ path: z.array(z.string()), message: z.string(), code: z.string().optional() })).optional(),
})

export type Problem = z.output<typeof problemSchema>

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
}

/** The body of a failed call. */
function problemOf(status: number, detail?: string): Problem {
  return { type: 'about:blank', title: TITLES[status] ?? 'Error', status, ...(detail === undefined ? {} : { detail }) }
}

/** Answers a call with problem details. @param more Further members: a type of its own, faults, what the call speaks of. */
export function problem<Status extends ContentfulStatusCode>(
  c: Context,
  status: Status,
  detail?: string,
  more: Record<string, unknown> = {},
) {
  const body: Problem = { ...problemOf(status, detail), ...more }
  return c.json(body, status, { 'content-type': 'application/problem+json' })
}

/** Answers a caller who calls too often with 429 and Retry-After. @param seconds Until the next call may succeed. */
export function tooManyRequests(
  c: Context,
  seconds: number,
  detail = `Too many attempts. Please wait ${seconds} seconds.`,
) {
  c.header('retry-after', String(seconds))
  return problem(c, 429, detail)
}

/** One entry for the `responses` of an OpenAPI route. */
export const problemResponse = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problemSchema } },
})

/** The entry for `tooManyRequests`. @param what Which things there are too many of. */
export const tooManyResponse = (what: string) =>
  problemResponse(`Too many ${what}; the header retry-after says how many seconds to wait.`)
