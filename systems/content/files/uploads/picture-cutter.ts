import type { CropAlias } from '@agency/contracts/manage/media.ts'
import { WorkFailure, workerProcess } from '@agency/service-kit/process/work/worker-process.ts'
import { HTTPException } from 'hono/http-exception'
import type { Framed } from './crop-picture.ts'
import type { CutJob } from './cut-worker.ts'

const limits = { timeLimitMs: 30_000, maxWaiting: 40 }

type Shown = { alias: CropAlias; width?: number }

class FileMissing extends Error {}

/** Crops pictures, one after the other, in a process of its own. */
export function pictureCutter() {
  const worker = workerProcess<CutJob, Uint8Array>(new URL('./cut-worker.ts', import.meta.url), limits)

  /** @param read called when its turn comes: waiting crops hold no memory @throws 503 when too many wait */
  return async (
    { width, height, focalPoint, crops }: Framed,
    shown: Shown,
    read: () => Promise<Buffer | undefined>,
  ) => {
    const row = { width, height, focalPoint, crops }
    try {
      return await worker.run(async () => {
        const file = await read()
        if (file === undefined) throw new FileMissing()
        return { file, row, ...shown }
      })
    } catch (error) {
      if (error instanceof FileMissing) return undefined
      const isFull = error instanceof WorkFailure && error.kind === 'queue-full'
      if (isFull)
        throw new HTTPException(503, { message: 'Many pictures are being cut. Please try again in a moment.' })
      throw error
    }
  }
}
