import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncodings } from '@agency/service-kit/http/accepted-encodings.ts'
import type { Context } from 'hono'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)
const compress = {
  gzip: (plain: Buffer) => toGzip(plain, { level: 6 }),
  // Quality 5 is as fast as gzip and smaller; the highest ones take seconds.
  br: (plain: Buffer) =>
    toBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
}
type Encoding = keyof typeof compress

/** Compressed once, at the first request for an encoding. */
export type EncodedBody = {
  type: string
  etag: string
  plain: Uint8Array<ArrayBuffer>
  in(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>
}

export function encodeBody(content: string | Uint8Array, type: string): EncodedBody {
  const plain = Buffer.from(content)
  const promises: { [name in Encoding]?: Promise<Uint8Array<ArrayBuffer>> } = {}
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { type, etag, plain, in: encoding => (promises[encoding] ??= compress[encoding](plain)) }
}

/** Sends the body in the best encoding that the caller accepts, or 304. */
export async function sendBody(c: Context, body: EncodedBody, cacheControl: string): Promise<Response> {
  const headers: Record<string, string> = {
    'content-type': body.type,
    'cache-control': cacheControl,
    etag: body.etag,
    vary: 'accept-encoding',
  }
  if (hasIt(c.req.header('if-none-match'), body.etag)) return c.body(null, 304, headers)
  const [encoding] = acceptedEncodings(c.req.header('accept-encoding'))
  if (encoding === undefined) return c.body(body.plain, 200, headers)
  return c.body(await body.in(encoding), 200, { ...headers, 'content-encoding': encoding })
}

function hasIt(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map(entry => entry.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
