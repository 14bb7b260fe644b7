/** What Node and PostgreSQL say when there is no database to talk to, or it is just starting or ending. */
const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', '57P01', '57P02', '57P03'])
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/

/** Whether something failed because the database is away for the moment, and may go well a little later. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (AWAY.has((at as NodeJS.ErrnoException).code ?? '') || AWAY_WORDS.test(at.message)) return true
  }
  return false
}
