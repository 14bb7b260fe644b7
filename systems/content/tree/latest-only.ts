/** Never runs a task twice at once. A call during a run waits for one more run: every caller sees the state of their call. */
export function latestOnly(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let queued: Promise<void> | undefined
  const start = () => {
    running = task().finally(() => {
      running = undefined
    })
    return running
  }
  return () => {
    if (running === undefined) return start()
    queued ??= running
      .catch(() => {})
      .then(() => {
        queued = undefined
        return start()
      })
    return queued
  }
}
