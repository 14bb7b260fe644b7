import { textWithin } from '../calls/foreign-answer.ts'

export type Answer = { reached: true; status: number; headers: Headers; text: string }

/** What came back, or why nothing did. Reasons never hold an address with its query: queries can carry keys. */
export type Reply = Answer | { reached: false; reason: string }

const TIMEOUT_MS = 15_000
const MAX_BYTES = 64 * 1024 * 1024

/** Makes one request, following no redirect, with a time limit and a limit on the answer's size. */
export async function ask(url: URL, init: RequestInit): Promise<Reply> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = await textWithin(response, MAX_BYTES)
    if (text === undefined) return { reached: false, reason: 'the answer is larger than 64 MB' }
    return { reached: true, status: response.status, headers: response.headers, text }
  } catch (error) {
    return { reached: false, reason: reasonOf(error as Error & { cause?: { code?: string } }) }
  }
}

function reasonOf(error: Error & { cause?: { code?: string } }): string {
  if (error.name === 'TimeoutError') return `no whole answer in ${TIMEOUT_MS / 1000} s`
  if (error.message === 'terminated') return 'the answer was cut off'
  return error.cause?.code ?? error.message
}
