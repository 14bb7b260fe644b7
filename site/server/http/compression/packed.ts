import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { chooseEncoding } from './choose-encoding.ts'
import type { RenderedPage } from './rendered-page.ts'

const smallest = 1024
/** Good enough to halve twice, and done in a few milliseconds. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * Compresses what was made for one visitor. A page of somebody who is signed in stays as it is when its address has a query:
 * whoever chooses words that stand beside private ones could learn those from the length (BREACH).
 */
export async function packed({ status, headers, body }: RenderedPage, request: Request): Promise<Response> {
  const isEmpty = body.length === 0 || request.method === 'HEAD'
  const answer = (bytes: Buffer) => new Response(isEmpty ? null : (bytes as BodyInit), { status, headers })
  const isPrivate = headers.get('cache-control')?.includes('private') ?? false
  if (isPrivate && new URL(request.url).search !== '') return answer(body)
  if (!/^(?:text|application)\//.test(headers.get('content-type') ?? '')) return answer(body)
  const accepted = request.headers.get('accept-encoding') ?? undefined
  const encoding = body.length < smallest ? 'identity' : chooseEncoding(accepted, { br: body, gzip: body })
  headers.append('vary', 'accept-encoding')
  if (encoding === 'identity') return answer(body)
  headers.set('content-encoding', encoding)
  return answer(encoding === 'br' ? await promisify(brotliCompress)(body, quality) : await promisify(gzip)(body))
}
