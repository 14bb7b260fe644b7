export type RetryBudget = {
  /** Every call earns a tenth of a retry. */
  earn(): void
  /** Takes one retry if one is left. */
  spend(): boolean
}

const perCall = 0.1
const maxCached = 10

/**
 * Lets one call in ten be repeated. When everything fails, retries stop by themselves instead of doubling the load on
 * whoever is in trouble (the token bucket of gRPC and of the AWS clients).
 */
export function createRetryBudget(): RetryBudget {
  let left = maxCached
  return {
    earn() {
      left = Math.min(maxCached, left + perCall)
    },
    spend() {
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
