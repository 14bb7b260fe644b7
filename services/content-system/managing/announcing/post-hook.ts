import { lookup } from 'node:dns'
import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { type ContentHook, signHook } from '@agency/contracts/content/hooks.ts'
import { hostOf, whyInternal } from './internal-addresses.ts'

const TIMEOUT_MS = 5000

/** How a message was answered. `error` says why it was not taken. */
export type HookAnswer = { status: number | null; error: string | null; milliseconds: number }

type Receiver = { url: string; secret: string }

/** Posts a message to the site, whose address comes from the settings. */
export const postToSite = ({ url, secret }: Receiver, message: ContentHook): Promise<HookAnswer> =>
  timed(async () => {
    const { body, headers } = signed(message, secret)
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    await response.body?.cancel()
    return response.status
  })

/**
 * Posts a message to a webhook. Judges the address that is really called: a name may lead elsewhere than when the webhook
 * was added. Follows no redirect, and nothing of the answer is read but its status.
 */
export const postToWebhook =
  (internalHosts: string[]) =>
  ({ url, secret }: Receiver, message: ContentHook): Promise<HookAnswer> =>
    timed(() => {
      const host = hostOf(url)
      if (internalHosts.includes(host)) return post(url, signed(message, secret), {})
      if (isIP(host)) refuse(host)
      return post(url, signed(message, secret), { lookup: lookupOutside })
    })

function post(
  url: string,
  { body, headers }: ReturnType<typeof signed>,
  options: RequestOptions,
): Promise<number | undefined> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const all = { method: 'POST', agent: false as const, signal: AbortSignal.timeout(TIMEOUT_MS), ...options }
    request(url, { ...all, headers: { ...headers, 'content-length': Buffer.byteLength(body) } }, response => {
      resolve(response.statusCode)
      response.destroy()
    })
      .on('error', reject)
      .end(body)
  })
}

/** As `dns.lookup`, but fails for a name with any internal address. */
const lookupOutside: NonNullable<RequestOptions['lookup']> = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '')
    try {
      for (const { address } of found) refuse(address)
    } catch (refusal) {
      return callback(refusal as NodeJS.ErrnoException, '')
    }
    if (options.all) return callback(null, found)
    callback(null, found[0]?.address ?? '', found[0]?.family)
  })
}

function refuse(address: string): void {
  const words = whyInternal(address)
  if (words) throw new Error(`not called: it leads to ${words}`)
}

function signed(message: ContentHook, secret: string) {
  const body = JSON.stringify(message)
  return { body, headers: { 'content-type': 'application/json', ...signHook(body, secret, new Date()) } }
}

async function timed(work: () => Promise<number | undefined>): Promise<HookAnswer> {
  const started = performance.now()
  const since = () => Math.round(performance.now() - started)
  try {
    const status = (await work()) ?? 0
    const error = status >= 200 && status < 300 ? null : `answered ${status}`
    return { status, error, milliseconds: since() }
  } catch (error) {
    return { status: null, error: why(error as Error), milliseconds: since() }
  }
}

function why({ name, message, cause }: Error): string {
  if (name === 'AbortError' || name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} seconds`
  // OpenSSL names the line of its own source, which tells an administrator nothing.
  const words = (cause instanceof Error ? `${message}: ${cause.message}` : message).split('\n')[0] ?? ''
  return words.replace(/[0-9A-F]+:error:[0-9A-F]+:([^:]*):[^:]*:([^:]*):.*$/, '$2 ($1)')
}
