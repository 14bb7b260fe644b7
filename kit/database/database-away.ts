const away = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN'])
/** Lost connection, lack of resources, an operator's stop, an idle transaction; and a standby's refusal to write. */
const awayCodes = /^(?:(?:08|53|57)[0-9A-Z]{3}|25P03|25006)$/
const awayWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection)/

export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause) {
    const { code = '', message } = at as NodeJS.ErrnoException
    if (away.has(code) || awayCodes.test(code) || awayWords.test(message)) return true
  }
  return false
}
