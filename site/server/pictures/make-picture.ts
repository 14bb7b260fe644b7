import { WorkFailure, workerProcess } from '@agency/service-kit/process/work/worker-process.ts'
import type { PictureSize } from '@agency/ui/pictures/picture-address.ts'
import type { Limits } from '../../app/limits/limits.server.ts'
import type { FetchRules } from './fetch-picture.ts'
import { fetchPicture, type Original } from './fetch-picture.ts'
import { packDrawing } from './packed-drawing.ts'
import type { PictureRequest } from './picture-request.ts'
import type { Picture } from './picture-store.ts'
import type { ResizeJob } from './picture-worker.ts'

const mebibyte = 1024 * 1024
/** In bytes; each original counts for `minWeight` at least. */
const maxWaiting = 48 * mebibyte
const minWeight = 2 * mebibyte
/** A larger original is not sent instead of a resized picture. */
const maxOriginal = 4 * mebibyte

export class TooManyPictures extends Error {
  readonly status: 429 | 503
  readonly retryAfterSeconds: number

  constructor(status: 429 | 503, retryAfterSeconds: number) {
    super('too many new pictures')
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export type MakePicture = (request: PictureRequest, url: URL, rules: FetchRules, visitor: string) => Promise<Picture>

/** Above the visitor's limit, and while too many wait, the original is sent and not cached. */
export function pictureMaker(limits: Limits): MakePicture {
  // By file name: the build moves this module, but not the worker.
  const script = new URL(import.meta.resolve('@agency/site/server/pictures/picture-worker.ts'))
  const worker = workerProcess<ResizeJob, Uint8Array>(script, { timeLimitMs: 30_000, maxWaiting })

  /** Undefined while too many pictures wait. */
  async function resized({ bytes }: Original, size: PictureSize): Promise<Buffer | undefined> {
    try {
      return Buffer.from(await worker.run(() => ({ original: bytes, size }), Math.max(bytes.length, minWeight)))
    } catch (error) {
      if (error instanceof WorkFailure && error.kind === 'queue-full') return undefined
      throw error
    }
  }

  return async (request, url, rules, visitor) => {
    const fetched = await limits.take('pictureFetched', visitor)
    if (!fetched.allowed) throw new TooManyPictures(429, fetched.retryAfterSeconds)
    const original = await fetchPicture(url, rules)
    const { lifetime } = original
    if (request.kind === 'drawing') return { bytes: await packDrawing(original.bytes), lifetime }
    const making = await limits.take('pictureMade', visitor)
    const bytes = making.allowed ? await resized(original, request) : undefined
    if (bytes) return { bytes, lifetime }
    if (original.bytes.length > maxOriginal)
      throw new TooManyPictures(making.allowed ? 503 : 429, making.allowed ? 10 : making.retryAfterSeconds)
    return { bytes: original.bytes, type: original.type, lifetime: 0 }
  }
}
