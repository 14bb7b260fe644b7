let stopping = false

/** Whether this process was told to end. It then finishes what it has begun and wants no more. */
export const isStopping = (): boolean => stopping

/** From now on `/readyz` answers 503 and kept connections are given up; there is no way back. */
export function markStopping(): void {
  stopping = true
}
