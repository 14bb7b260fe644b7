import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { acceptedEncodings } from '@agency/service-kit/http/accepted-encodings.ts'

/** A tenth more bytes than the best quality, in a tenth of the time, because a visitor is waiting. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export const packDrawing = (drawing: Buffer): Promise<Buffer> => promisify(brotliCompress)(drawing, quality)

/** Nearly all browsers accept the stored encoding. */
export async function sendableDrawing(packed: Buffer, accepted: string | undefined) {
  const [encoding] = acceptedEncodings(accepted)
  const headers = { vary: 'accept-encoding', ...(encoding && { 'content-encoding': encoding }) }
  if (encoding === 'br') return { bytes: packed, headers }
  const drawing = await promisify(brotliDecompress)(packed)
  return { bytes: encoding === 'gzip' ? await promisify(gzip)(drawing) : drawing, headers }
}
