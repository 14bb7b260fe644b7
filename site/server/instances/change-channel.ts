/** Passes content keys on to the other processes of the site, and theirs to us. */
export type ChangeChannel = {
  /** Tells the others. Never throws: who cannot be reached now is told later, or drops everything when it is back. */
  announce(keys: string[]): void
  /** `open` while the others can be reached. */
  state(): 'open' | 'away'
  close(): void
}

/** Means every content key. */
export const everyKey = '*'
