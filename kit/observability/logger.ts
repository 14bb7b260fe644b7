import pino from 'pino'

export type { Logger } from 'pino'

const secretNames = [
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

const maxWaitingBytes = 4 * 1024 * 1024

/** JSON lines on stdout with the service's name. `level`: pino's; tests pass `silent`. */
export function createLogger(service: string, level = 'info'): pino.Logger {
  return pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
      redact: { paths: secretNames.flatMap(name => [name, `*.${name}`]), censor: '[secret]' },
    },
    standardOutput(),
  )
}

/**
 * On a full disk, lines wait for room. By default the stream would end the process, and then retry its last lines for
 * ever.
 */
function standardOutput(): pino.DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, maxLength: maxWaitingBytes })
  const { flushSync } = output
  return output
    .on('error', () => {
      output.flushSync = () => undefined
    })
    .on('drain', () => {
      output.flushSync = flushSync
    })
}
