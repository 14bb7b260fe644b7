import { serveWork } from '../process/work/serve-work.ts'

/** A worker for tests. */
serveWork(async (job: { order: string; bytes?: Uint8Array }) => {
  if (job.order === 'throw') throw new Error('no good')
  if (job.order === 'die') process.exit(3)
  if (job.order === 'hang') for (;;);
  return { pid: process.pid, size: job.bytes?.length }
})
