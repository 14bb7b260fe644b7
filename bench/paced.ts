import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Asking = { method?: string; path: string; headers?: Record<string, string>; body?: string }
/** status 0: no answer; milliseconds from when it was due */
export type Answered = { status: number; ms: number }

/** No answer after so many milliseconds counts as none. */
const timeLimit = 15_000

/**
 * Sends requests at a fixed pace, whether or not the ones before are answered, as strangers do. Each is timed from
 * the moment it was due, so that a queue anywhere counts as waiting.
 */
export async function paced(
  address: string,
  { perSecond, seconds }: { perSecond: number; seconds: number },
  next: (number: number) => Asking,
): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 500 })
  const started = performance.now()
  const answers = []
  for (let number = 0; number < perSecond * seconds; number++) {
    const due = started + (number * 1000) / perSecond
    const early = due - performance.now()
    if (early > 1) await sleep(early)
    answers.push(ask(address, next(number), agent, due))
  }
  const all = await Promise.all(answers)
  agent.destroy()
  return all
}

function ask(
  address: string,
  { method = 'GET', path, headers = {}, body }: Asking,
  agent: Agent,
  due: number,
): Promise<Answered> {
  return new Promise(resolve => {
    const done = (status: number) => resolve({ status, ms: performance.now() - due })
    const call = request(new URL(path, address), { method, headers, agent, timeout: timeLimit }, response => {
      response.resume().on('end', () => done(response.statusCode ?? 0))
    })
    call.on('timeout', () => call.destroy())
    call.on('error', () => done(0))
    call.end(body)
  })
}

/** The time within which so many of a hundred were answered, in milliseconds with one decimal. */
export function percentile(answers: Answered[], percent: number) {
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other)
  const place = Math.min(times.length - 1, Math.ceil((times.length * percent) / 100) - 1)
  return Math.round((times[Math.max(0, place)] ?? Number.NaN) * 10) / 10
}
