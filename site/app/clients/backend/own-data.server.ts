import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import type { OwnDataWish } from '@agency/contracts/backend/own-data.ts'
import { readBackendAnswer, unwrapped } from '@agency/contracts/backend/read-answer.ts'
import type { Language } from '@agency/words/language-codes.ts'
import type * as z from 'zod'
import { fetchText } from '../upstreams/fetch-text.server.ts'
import { UpstreamFailure } from '../upstreams/upstream-failure.ts'

const { ownDataRequest, ownDataLink, ownDataUse } = backendCalls

export type OwnDataLink = NonNullable<z.output<typeof ownDataLink.response>['data']>
export type OwnDataUsed = NonNullable<z.output<typeof ownDataUse.response>['data']>

/** `ended`: the link is not valid (any more). `away`: no clear answer from the backend; the link remains valid. */
export type Unavailable = 'ended' | 'away'

const timeLimit = 2500
/** Erasing waits for the booking site too. */
const useTimeLimit = 8000
const sizeLimit = 64 * 1024
const copyLimit = 16 * 1024 * 1024

/** Never rejects. */
export async function requestOwnData(
  backendUrl: string,
  request: { email: string; wish: OwnDataWish; language: Language },
): Promise<boolean> {
  const answer = await post(backendUrl + ownDataRequest.path, request, timeLimit, sizeLimit)
  return answer !== undefined && readBackendAnswer(answer.status, answer.text).success === true
}

/** Never rejects. */
export function readOwnDataLink(backendUrl: string, token: string): Promise<OwnDataLink | Unavailable> {
  return byToken(ownDataLink, backendUrl, { token }, timeLimit)
}

/** Uses the link up; never rejects. For `elsewhere` see `ownDataUseSchema`. */
export function spendOwnDataLink(
  backendUrl: string,
  request: { token: string; elsewhere: Record<string, unknown[] | number> },
): Promise<OwnDataUsed | Unavailable> {
  return byToken(ownDataUse, backendUrl, request, useTimeLimit)
}

type TokenCall = typeof ownDataLink | typeof ownDataUse

async function byToken<Called extends TokenCall>(
  { path, request: { json }, response }: Called,
  backendUrl: string,
  request: object,
  limit: number,
): Promise<NonNullable<z.output<Called['response']>['data']> | Unavailable> {
  if (!json.safeParse(request).success) return 'ended'
  const answer = await post(backendUrl + path, request, limit, copyLimit)
  const read = answer?.status === 200 ? response.safeParse(unwrapped(answer.text)).data : undefined
  if (read === undefined) return 'away'
  return read.success && read.data ? read.data : 'ended'
}

async function post(url: string, request: object, timeLimit: number, sizeLimit: number) {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(request) }
  try {
    return await fetchText({ upstream: 'backend', url, init, timeLimit, sizeLimit })
  } catch (failure) {
    if (failure instanceof UpstreamFailure) return undefined
    throw failure
  }
}
