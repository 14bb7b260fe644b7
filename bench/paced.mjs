import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: string }} Asking
 * @typedef {{ status: number, ms: number }} Answered status 0: no answer; milliseconds from when it was due
 */

/** No answer after so many milliseconds counts as none. */
const patience = 15_000

/**
 * Sends requests at a fixed pace, whether or not the ones before are answered, as strangers do. Each is timed from the
 * moment it was due, so that a queue anywhere counts as waiting.
 *
 * @param {string} address
 * @param {{ perSecond: number, seconds: number }} pace
 * @param {(number: number) => Asking} next
 * @returns {Promise<Answered[]>}
 */
export async function paced(address, { perSecond, seconds }, next) {
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

/**
 * @param {string} address
 * @param {Asking} asking
 * @param {Agent} agent
 * @param {number} due
 * @returns {Promise<Answered>}
 */
function ask(address, { method = 'GET', path, headers = {}, body }, agent, due) {
  return new Promise(resolve => {
    const done = (/** @type {number} */ status) => resolve({ status, ms: performance.now() - due })
    const call = request(new URL(path, address), { method, headers, agent, timeout: patience }, response => {
      response.resume().on('end', () => done(response.statusCode ?? 0))
    })
    call.on('timeout', () => call.destroy())
    call.on('error', () => done(0))
    call.end(body)
  })
}

/**
 * The time within which so many of a hundred were answered, in milliseconds with one decimal.
 *
 * @param {Answered[]} answers
 * @param {number} percent
 */
export function percentile(answers, percent) {
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other)
  const place = Math.min(times.length - 1, Math.ceil((times.length * percent) / 100) - 1)
  return Math.round((times[Math.max(0, place)] ?? Number.NaN) * 10) / 10
}
