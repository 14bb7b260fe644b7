import { isTooDeep, textWithin } from '../calls/foreign-answer.ts'
import { parseJson } from '../calls/parse-json.ts'

export type Answer = { reached: true; status: number; headers: Headers; text: string }

/** Reasons never hold a query: queries can carry keys. */
export type Reply = Answer | { reached: false; reason: string }

/** Follows no redirect and limits time and size. */
export async function ask(url: URL, init: RequestInit, { seconds = 15, megabytes = 64 } = {}): Promise<Reply> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(seconds * 1000) })
    const text = await textWithin(response, megabytes * 1024 * 1024)
    if (text === undefined) return { reached: false, reason: `the answer is larger than ${megabytes} MB` }
    return { reached: true, status: response.status, headers: response.headers, text }
  } catch (error) {
    return { reached: false, reason: reasonOf(error as Failure, seconds) }
  }
}

type Failure = Error & { cause?: { code?: string; message?: string } }

function reasonOf({ name, message, cause }: Failure, seconds: number): string {
  if (name === 'TimeoutError') return `no whole answer in ${seconds} s`
  if (message === 'terminated') return 'the answer was cut off'
  return cause?.code || cause?.message || message
}

export function readJson(text: string): { body: unknown } | { fault: string } {
  const body = parseJson(text)
  if (body === undefined) return { fault: `${kindOf(text)} instead of JSON` }
  return isTooDeep(body) ? { fault: 'lists within lists, more than a hundred deep' } : { body }
}

function kindOf(text: string): string {
  if (text === '') return 'nothing'
  return /^\s*</.test(text) ? 'HTML' : 'text that is truncated or not JSON'
}
