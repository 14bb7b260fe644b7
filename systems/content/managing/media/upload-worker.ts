import { serveWork } from '@agency/service-kit/process/work/serve-work.ts'
import sharp from 'sharp'
import { isDrawing, readUpload } from './read-upload.ts'

/** Microseconds of the processor. */
const maxProcessor = 10_000_000
/** Bytes; 512 MB with those of the idle process. */
const maxMemory = 400 * 1024 * 1024
const lookMs = 50

sharp.concurrency(1)
sharp.cache(false)
serveWork((file: Uint8Array) => (isDrawing(file) ? limited(() => readUpload(file)) : readUpload(file)))

/** Ends this process over its limits: a few lines of SVG can demand endless drawing, which cannot be interrupted. */
async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
  const processor = process.cpuUsage()
  const memory = process.memoryUsage.rss()
  let timer: NodeJS.Timeout | undefined
  const exhausted = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const { user, system } = process.cpuUsage(processor)
      if (user + system < maxProcessor && process.memoryUsage.rss() - memory < maxMemory) return
      reject(new Error('too hard to draw'))
      setImmediate(() => process.kill(process.pid, 'SIGKILL'))
    }, lookMs)
  })
  try {
    return await Promise.race([work(), exhausted])
  } finally {
    clearInterval(timer)
  }
}
