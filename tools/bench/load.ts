import { execFileSync } from 'node:child_process'
import { which } from '../scripts/machine/programs.ts'
import { processorMilliseconds } from './processor.ts'
import { core } from './servers.ts'

const connections = 32

/** Milliseconds; `processor` is the server's processor time for a request. */
export type Measurement = { perSecond: number; p50: number; p99: number; processor: number }

/**
 * Uses the cores that the servers do not have.
 * @throws unless every answer was a success
 */
export function load(pids: number[], url: string, seconds: number, headers: Record<string, string>): Measurement {
  const before = processorMilliseconds(pids)
  const clock = loadFromOtherCores(url, seconds, Object.entries(headers))
  return { ...clock, processor: (processorMilliseconds(pids) - before) / (clock.perSecond * seconds) }
}

type ByTheClock = Omit<Measurement, 'processor'>

function loadFromOtherCores(url: string, seconds: number, headers: [string, string][]): ByTheClock {
  const tool = [
    which('wrk') ?? 'wrk',
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '--timeout',
    '10s',
    ...headers.flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
  ]
  const command = process.platform === 'linux' ? ['taskset', '-c', otherCores(), ...tool] : tool
  const output = execFileSync(command[0] ?? '', command.slice(1), {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return readWrk(output, url)
}

function otherCores() {
  const cores = execFileSync('nproc', ['--all'], { encoding: 'utf8' }).trim()
  return cores === '1' ? '0' : `${core + 1}-${Number(cores) - 1}`
}

function readWrk(output: string, url: string): ByTheClock {
  const failed = /Non-2xx or 3xx responses: (\d+)|Socket errors: (.*)/.exec(output)
  if (failed) throw new Error(`${url}: ${failed[0]}`)
  const value = (pattern: RegExp) => pattern.exec(output)?.slice(1) ?? ['NaN', '']
  const latency = (pattern: RegExp) => {
    const [number, unit = 'ms'] = value(pattern)
    return Number(number) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN)
  }
  return {
    perSecond: Number(value(/Requests\/sec:\s+([\d.]+)/)[0]),
    p50: latency(/50%\s+([\d.]+)(us|ms|s)/),
    p99: latency(/99%\s+([\d.]+)(us|ms|s)/),
  }
}
