import pino from 'pino'

export type { Logger } from 'pino'

/** Names whose values never reach a log line, at the top of a logged object or one level down. */
const SECRET_NAMES = [
  'password',
  'Password',
  'ConfirmPassword',
  'Pwd',
  'token',
  'Token',
  'assertion',
  'authorization',
  'cookie',
  'privateKey',
  'secret',
  'VerificationID',
  'body',
]

/**
 * The log of one process: JSON lines on stdout with the service's name.
 * `level` is a pino level; tests pass `silent`.
 */
export function createLogger(service: string, level = 'info'): pino.Logger {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: label => ({ level: label }) },
    redact: { paths: SECRET_NAMES.flatMap(name => [name, `*.${name}`]), censor: '[secret]' },
  })
}
