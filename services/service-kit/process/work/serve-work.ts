/**
 * Makes of this process one that works for its parent: see `workerProcess`. It ends with its parent.
 * @param work Does one piece; the parent gets the message of what it throws.
 */
export function serveWork<Job, Result>(work: (job: Job) => Result | Promise<Result>): void {
  process.on('message', async (job: Job) => {
    try {
      process.send?.({ result: await work(job) })
    } catch (error) {
      process.send?.({ error: error instanceof Error ? error.message : String(error) })
    }
  })
  process.on('disconnect', () => process.exit())
  process.send?.('ready')
}
