/** So many uses (`points`) in so many seconds (`duration`), under a name that no other counter has. */
export type CounterOptions = { keyPrefix: string; points: number; duration: number }

/**
 * Counts one use by `key`. Rejects with what is left (`msBeforeNext`) when that was too much, and with an error when the
 * counter cannot be reached in time.
 */
export type Counter = { consume(key: string): Promise<unknown> }

export type MakeCounter = (options: CounterOptions) => Counter

/** How long a request waits for a shared counter before it is counted here alone. */
export const counterTimeoutMs = 500
