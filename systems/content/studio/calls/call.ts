import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import type { StoppedBy } from '@agency/contracts/manage/nodes/publishing/release.ts'
import { words } from '../words/words.ts'

type Problem = {
  type?: string
  title?: string
  detail?: string
  faults?: Fault[]
  current?: NodeDocument
  pages?: StoppedBy[]
}

/** `status` is 0 without an answer. */
export class CallFailure extends Error {
  readonly status: number
  readonly problem: Problem

  constructor(status: number, problem: Problem = {}) {
    super(problem.detail ?? problem.title ?? (status === 0 ? words.failure.noAnswer : words.failure.unknown))
    this.status = status
    this.problem = problem
  }

  /** The same call may succeed a little later. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Options = { body?: unknown; from?: number; signal?: AbortSignal }

let csrf = ''

export function rememberCsrf(token: string): void {
  csrf = token
}

export const writeHeaders = () => ({ 'x-csrf': csrf })

/**
 * After a new sign-in in another tab, fetches that session's token and retries.
 * @param path below `/manage/`
 * @param from the version of the node that the write is based on
 */
export async function call<Answer>(method: Method, path: string, options: Options = {}): Promise<Answer> {
  let response = await ask(method, path, options)
  if (response.status === 403 && method !== 'GET' && (await isCsrfRenewed()))
    response = await ask(method, path, options)
  const answer = await response.json().catch((error: Error) => {
    if (error.name === 'AbortError') throw error
  })
  const isSignedOut = response.status === 401 && path !== 'session'
  if (isSignedOut) throw new CallFailure(401, { detail: words.failure.signedOut })
  if (!response.ok) throw new CallFailure(response.status, answer)
  return answer as Answer
}

function ask(method: Method, path: string, { body, from, signal }: Options): Promise<Response> {
  const isForm = body instanceof FormData
  const headers = {
    ...(method !== 'GET' && writeHeaders()),
    ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    ...(from !== undefined && { 'if-match': `"${from}"` }),
  }
  const payload = isForm ? body : body === undefined ? undefined : JSON.stringify(body)
  return fetch(`/manage/${path}`, { method, headers, body: payload ?? null, signal: signal ?? null }).catch(
    (error: Error) => {
      if (error.name === 'AbortError') throw error
      throw new CallFailure(0)
    },
  )
}

/** Another tab may have signed in. Stores the new token. */
async function isCsrfRenewed(): Promise<boolean> {
  const before = csrf
  const response = await ask('GET', 'session', {})
  if (response.ok) rememberCsrf((await response.json()).csrf)
  return csrf !== before
}
