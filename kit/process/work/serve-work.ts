/** The child's side of `workerProcess`. Ends with its parent, which gets the message of each error. */
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
