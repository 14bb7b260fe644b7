import { type ContentHook, signHook } from '@agency/contracts/content/hooks.ts'

const TIMEOUT_MS = 5000

/** @throws an error with the reason if the site does not accept the message */
export async function postToSite(url: string, secret: string, message: ContentHook): Promise<void> {
  const body = JSON.stringify(message)
  const headers = { 'content-type': 'application/json', ...signHook(body, secret, new Date()) }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let response: Response
  try {
    response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
  } catch (error) {
    const { name, message, cause } = error as Error
    if (name === 'TimeoutError') throw new Error(`no answer within ${TIMEOUT_MS / 1000} seconds`)
    throw new Error(cause instanceof Error ? `${message}: ${cause.message}` : message)
  }
  await response.body?.cancel()
  if (!response.ok) throw new Error(`answered ${response.status}`)
}
