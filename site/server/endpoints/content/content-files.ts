import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { visitorAddress } from '@agency/service-kit/http/visitor-address.ts'
import type { Context, Next } from 'hono'
import { cacheControl } from '../../../app/addresses/cache-policy.ts'
import type { Limits } from '../../../app/limits/limits.server.ts'

export type ContentFileSettings = { CONTENT_URL: string; TRUSTED_PROXIES: number }

/** No type that a browser would run as a part of this site. */
const types: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  zip: 'application/zip',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
}
const passedOn = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified']
/** Milliseconds until the first byte; the rest depends on the visitor's connection. */
const timeLimit = 10_000
const maxAtOnce = 32

/** Serves brochures, forms and videos unchanged. Pages answer for missing files and all other paths below `/media`. */
export function contentFiles(env: ContentFileSettings, limits: Limits) {
  let open = 0
  return async (c: Context<ServiceEnv>, next: Next) => {
    const { pathname, search } = new URL(c.req.url)
    const type = types[/\.(\w+)$/.exec(pathname)?.[1]?.toLowerCase() ?? '']
    if (!type) return next()
    const { allowed } = await limits.take('contentFile', visitorAddress(c, env.TRUSTED_PROXIES))
    if (!allowed || open >= maxAtOnce) return refused(c)
    const answer = await begun(env.CONTENT_URL + pathname + search, c.req.raw).catch(error => {
      c.var.log.warn({ err: error, source: pathname }, 'a file of the content cannot be read')
    })
    if (!answer) return c.text('This file cannot be read at the moment.', 502, { 'cache-control': cacheControl.never })
    const isFile = answer.ok && !/^text\/html/i.test(answer.headers.get('content-type') ?? '')
    if (!isFile || !answer.body) {
      await answer.body?.cancel()
      return isFile ? c.body(null, 200, headersOf(answer, type)) : next()
    }
    open += 1
    const counted = new TransformStream()
    const close = () => {
      open -= 1
    }
    answer.body.pipeTo(counted.writable).then(close, close)
    return c.body(counted.readable, answer.status as 200, headersOf(answer, type))
  }
}

/** Redirects are not followed: they could lead behind the firewall. */
async function begun(url: string, { method, headers, signal }: Request): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new Error(`no answer within ${timeLimit} ms`)), timeLimit)
  const range = headers.get('range')
  return fetch(url, {
    method,
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity', ...(range && { range }) },
    signal: AbortSignal.any([signal, late.signal]),
  }).finally(() => clearTimeout(timer))
}

function headersOf(answer: Response, type: string): Record<string, string> {
  const sent = passedOn.flatMap(name => {
    const value = answer.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(sent),
    'content-type': type,
    'content-disposition': /^(?:image|video|audio)|pdf$/.test(type) ? 'inline' : 'attachment',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  }
}

function refused(c: Context) {
  c.header('retry-after', '10')
  return c.text('Too many files at once.', 429, { 'cache-control': cacheControl.never })
}
