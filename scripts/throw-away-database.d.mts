/** A PostgreSQL of a test's own. */
export type ThrowAwayDatabase = {
  /** Address of an empty database in UTF-8; its role owns it and may create further databases. */
  url: string
  /** Ends the server like a power failure. */
  kill(): Promise<void>
  /** Starts it again after `kill`, with the same address and data. */
  restart(): Promise<void>
  /** Ends the server and deletes its files. */
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL of its own with one empty database in a temporary folder, for tests: it does not wait for the
 * disk, and it ends with this process at the latest. Takes about half a second.
 */
export function startThrowAwayDatabase(): Promise<ThrowAwayDatabase>
