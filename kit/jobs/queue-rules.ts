export type QueueRules = {
  attempts: number
  firstPause: number
  maxPause: number
  timeLimit: number
}

export type KeyedRules<Data> = QueueRules & {
  /** Only one job with the same key waits or runs; another one changes nothing. */
  key?: (data: Data) => string
}

export const years = 365 * 24 * 3600

/** A job without a worker waits for years; a completed one is deleted after a day. */
export const queueOptions = ({ attempts, firstPause, maxPause, timeLimit }: QueueRules) => ({
  retryLimit: attempts - 1,
  retryDelay: firstPause,
  retryDelayMax: maxPause,
  retryBackoff: true,
  expireInSeconds: timeLimit,
  retentionSeconds: 10 * years,
  deleteAfterSeconds: 24 * 3600,
})
