/** How often and how long the jobs of a queue are tried. Times in seconds. */
export type QueueRules = {
  /** So many attempts, then a job is put aside as dead. */
  attempts: number
  /** Between the first two attempts; each further pause is up to twice the one before. */
  firstPause: number
  longestPause: number
  /** For one attempt. */
  timeLimit: number
}

export type KeyedRules<Data> = QueueRules & {
  /** Of the jobs with the same key only one waits or runs; adding another one changes nothing. */
  key?: (data: Data) => string
}

export const YEARS = 365 * 24 * 3600

/** The rules in pg-boss's words. A job waits for years if its queue has no worker, and is forgotten a day after it was done. */
export const queueOptions = ({ attempts, firstPause, longestPause, timeLimit }: QueueRules) => ({
  retryLimit: attempts - 1,
  retryDelay: firstPause,
  retryDelayMax: longestPause,
  retryBackoff: true,
  expireInSeconds: timeLimit,
  retentionSeconds: 10 * YEARS,
  deleteAfterSeconds: 24 * 3600,
})
