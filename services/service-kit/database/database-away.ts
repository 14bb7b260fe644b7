/** What Node says when there is no database to talk to. */
const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN'])
/**
 * PostgreSQL's classes for lost connections, too little of everything, and an operator who stops it, a query or an idle
 * transaction; and its refusal to write while it is a standby that will be promoted.
 */
const AWAY_CODES = /^(?:(?:08|53|57)[0-9A-Z]{3}|25P03|25006)$/
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection)/

/**
 * Whether something failed because the database is away for the moment, and may go well a little later.
 * @param error An error, or a copy of its properties, as pg-boss reports it.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause) {
    const { code = '', message } = at as NodeJS.ErrnoException
    if (AWAY.has(code) || AWAY_CODES.test(code) || AWAY_WORDS.test(message)) return true
  }
  return false
}
