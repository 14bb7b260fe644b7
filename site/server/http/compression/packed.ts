import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncodings } from '@agency/service-kit/http/accepted-encodings.ts'

const minCompressed = 1024
/** Compresses to a quarter within a few milliseconds. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Private pages with a query stay uncompressed: their length could reveal private text to an attacker (BREACH). */
export async function packed({ status, headers, body }: RenderedPage, request: Request): Promise<Response> {
  const isEmpty = body.length === 0 || request.method === 'HEAD'
  const answer = (bytes: Buffer) => new Response(isEmpty ? null : (bytes as BodyInit), { status, headers })
  const isPrivate = headers.get('cache-control')?.includes('private') ?? false
  if (isPrivate && new URL(request.url).search !== '') return answer(body)
  if (!/^(?:text|application)\//.test(headers.get('content-type') ?? '')) return answer(body)
  const accepted = acceptedEncodings(request.headers.get('accept-encoding') ?? undefined)
  const encoding = body.length < minCompressed ? undefined : accepted[0]
  headers.append('vary', 'accept-encoding')
  if (encoding === undefined) return answer(body)
  headers.set('content-encoding', encoding)
  return answer(encoding === 'br' ? await promisify(brotliCompress)(body, quality) : await promisify(gzip)(body))
}

export type RenderedPage = { status: number; headers: Headers; body: Buffer }
