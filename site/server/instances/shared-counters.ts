/** `duration` in seconds. */
export type CounterOptions = { keyPrefix: string; points: number; duration: number }

/** Rejects with `msBeforeNext` above the limit, and with an error when the counter is unreachable. */
export type Counter = { consume(key: string): Promise<unknown> }

export type MakeCounter = (options: CounterOptions) => Counter

export const counterTimeoutMs = 500
