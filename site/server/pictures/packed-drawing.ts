import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { acceptedEncodings } from '@agency/service-kit/http/accepted-encodings.ts'

/** A tenth more bytes than the best, in a tenth of the time: somebody waits for it. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Makes a drawing ready to be kept, at a fifth of its size. */
export const packDrawing = (drawing: Buffer): Promise<Buffer> => promisify(brotliCompress)(drawing, quality)

/**
 * A packed drawing as a browser takes it; nearly all take it as it is kept.
 * @param accepted The `accept-encoding` header.
 */
export async function sendableDrawing(packed: Buffer, accepted: string | undefined) {
  const [encoding] = acceptedEncodings(accepted)
  const headers = { vary: 'accept-encoding', ...(encoding && { 'content-encoding': encoding }) }
  if (encoding === 'br') return { bytes: packed, headers }
  const drawing = await promisify(brotliDecompress)(packed)
  return { bytes: encoding === 'gzip' ? await promisify(gzip)(drawing) : drawing, headers }
}
