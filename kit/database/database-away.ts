const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN'])
/** Lost connection, lack of resources, an operator's stop, an idle transaction; and a standby's refusal to write. */
const AWAY_CODES = /^(?:(?:08|53|57)[0-9A-Z]{3}|25P03|25006)$/
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection)/

export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause) {
    const { code = '', message } = at as NodeJS.ErrnoException
    if (AWAY.has(code) || AWAY_CODES.test(code) || AWAY_WORDS.test(message)) return true
  }
  return false
}
