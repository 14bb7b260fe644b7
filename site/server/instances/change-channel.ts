/** Exchanges changed content keys with the other processes of the site. */
export type ChangeChannel = {
  /** Announces keys to the others. Never throws: a process that is unreachable now invalidates everything when it is back. */
  announce(keys: string[]): void
  /** `open` while the others are reachable. */
  state(): 'open' | 'away'
  close(): void
}

/** Means every content key. */
export const everyKey = '*'
