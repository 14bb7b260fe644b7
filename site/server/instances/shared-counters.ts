/** A number of uses (`points`) in a number of seconds (`duration`), under a unique name. */
export type CounterOptions = { keyPrefix: string; points: number; duration: number }

/**
 * Counts one use by `key`. Rejects with the time to wait (`msBeforeNext`) when the limit is exceeded, and with an error when the
 * counter is unreachable.
 */
export type Counter = { consume(key: string): Promise<unknown> }

export type MakeCounter = (options: CounterOptions) => Counter

/** How long a request waits for a shared counter before this process counts it alone. */
export const counterTimeoutMs = 500
