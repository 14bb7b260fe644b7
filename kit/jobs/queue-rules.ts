export type QueueRules = {
  attempts: number
  firstPause: number
  longestPause: number
  timeLimit: number
}

export type KeyedRules<Data> = QueueRules & {
  /** Only one job with the same key waits or runs; another one changes nothing. */
  key?: (data: Data) => string
}

export const years = 365 * 24 * 3600

/** A job without a worker waits for years; a completed one is deleted after a day. */
export const queueOptions = ({ attempts, firstPause, longestPause, timeLimit }: QueueRules) => ({
  retryLimit: attempts - 1,
  retryDelay: firstPause,
  retryDelayMax: longestPause,
  retryBackoff: true,
  expireInSeconds: timeLimit,
  retentionSeconds: 10 * years,
  deleteAfterSeconds: 24 * 3600,
})
