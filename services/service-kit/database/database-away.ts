/** What Node says when there is no database to talk to. */
const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN'])
/** PostgreSQL's classes for lost connections, too little of everything, and an operator who stops it, a query or an idle transaction. */
const AWAY_CODES = /^(?:(?:08|53|57)[0-9A-Z]{3}|25P03)$/
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection)/

/** Whether something failed because the database is away for the moment, and may go well a little later. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code = '' } = at as NodeJS.ErrnoException
    if (AWAY.has(code) || AWAY_CODES.test(code) || AWAY_WORDS.test(at.message)) return true
  }
  return false
}
