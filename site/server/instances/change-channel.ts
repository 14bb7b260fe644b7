/** Where an instance stands among the numbered changes. Redis begins another epoch when it has lost their numbers. */
export type Position = { epoch: string; number: number }

/** Exchanges changed content keys with the other processes of the site. */
export type ChangeChannel = {
  /** Announces keys to the others. Never throws: a process that is unreachable now invalidates everything when it is back. */
  announce(keys: string[]): void
  /** The last change that this process has applied; undefined while it may miss one, and while one of its own has no number. */
  position(): Position | undefined
  /** The last change of all, and the number of the last one that concerns any of these keys. Rejects while Redis is away. */
  lastChange(keys: string[]): Promise<Position & { ofKeys: number }>
  /** `open` while the others are reachable. */
  state(): 'open' | 'away'
  close(): void
}

/** Means every content key. */
export const everyKey = '*'
