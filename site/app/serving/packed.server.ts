import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { chooseEncoding } from '../page-cache/choose-encoding.ts'

const smallest = 1024
/** Good enough to halve twice, and done in a few milliseconds. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * Compresses what was made for one visitor. A page of somebody who is signed in stays as it is when its address has a query:
 * whoever chooses words that stand beside private ones could learn those from the length (BREACH).
 */
export async function packed(response: Response, request: Request): Promise<Response> {
  const isPrivate = response.headers.get('cache-control')?.includes('private') ?? false
  if (isPrivate && new URL(request.url).search !== '') return response
  if (!/^(?:text|application)\//.test(response.headers.get('content-type') ?? '')) return response
  const body = Buffer.from(await response.arrayBuffer())
  const both = { br: body, gzip: body }
  const accepted = request.headers.get('accept-encoding') ?? undefined
  const encoding = body.length < smallest ? 'identity' : chooseEncoding(accepted, both)
  const headers = new Headers(response.headers)
  headers.append('vary', 'accept-encoding')
  const { status } = response
  const isEmpty = status === 204 || status === 304 || request.method === 'HEAD'
  if (encoding === 'identity') return new Response(isEmpty ? null : new Uint8Array(body), { status, headers })
  headers.set('content-encoding', encoding)
  const small = encoding === 'br' ? await promisify(brotliCompress)(body, quality) : await promisify(gzip)(body)
  return new Response(isEmpty ? null : new Uint8Array(small), { status, headers })
}
