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

/** Of lines that cannot be written yet; further ones are dropped. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024

/**
 * The log of one process: JSON lines on stdout with the service's name.
 * `level` is a pino level; tests pass `silent`.
 */
export function createLogger(service: string, level = 'info'): pino.Logger {
  return pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
      redact: { paths: SECRET_NAMES.flatMap(name => [name, `*.${name}`]), censor: '[secret]' },
    },
    standardOutput(),
  )
}

/**
 * Where standard output is a file on a full disk, lines wait for room, and the process goes on. By itself the stream would end
 * the process by an uncaught error, and then try for ever to write its last lines.
 */
function standardOutput(): pino.DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, maxLength: MAX_WAITING_BYTES })
  const { flushSync } = output
  return output
    .on('error', () => {
      output.flushSync = () => undefined
    })
    .on('drain', () => {
      output.flushSync = flushSync
    })
}
