import { WorkFailure, workerProcess } from '@agency/service-kit/process/work/worker-process.ts'
import { HTTPException } from 'hono/http-exception'
import type { Refused, Upload } from './read-upload.ts'

const limits = { timeLimitMs: 30_000, maxWaiting: 20 }

const TOO_HARD = 'This picture takes too long to read, or too much memory. Please export it as a smaller PNG or JPEG.'
const BUSY = 'Many pictures are being read just now. Please try again in a moment.'

/** Reads uploads one after the other, in a process that is killed after a time limit. */
export function uploadReader(): (given: File) => Promise<Upload | Refused> {
  const worker = workerProcess<Uint8Array, Upload | Refused>(new URL('./upload-worker.ts', import.meta.url), limits)
  return async given => {
    try {
      return await worker.run(() => given.bytes())
    } catch (error) {
      if (!(error instanceof WorkFailure)) throw error
      if (error.kind === 'queue-full') throw new HTTPException(503, { message: BUSY })
      return { refused: TOO_HARD }
    }
  }
}
