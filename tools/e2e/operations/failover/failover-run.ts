import { setTimeout as sleep } from 'node:timers/promises'
import { startCountingMailServer } from '../../journeys/enquiry/counting-mail-server.ts'
import { type Outcome, outcomeOf, settled, spooled, takesAll } from '../../journeys/enquiry/outcome.ts'
import { openForm, submitUntilAcknowledged } from '../../journeys/enquiry/submit.ts'
import { forget, freePorts, newDataFolder, startStack } from '../stack/stack.ts'
import { type DatabasePair, type LossOfPrimary, startDatabasePair } from './database-pair.ts'

/** What became of enquiries while one PostgreSQL took over from another. */
export type FailoverReport = Outcome & {
  /** enquiries whose senders had to send them again */
  sentTwice: number
  /** milliseconds until a sender had a reference */
  slowest: number
  /** enquiries on the site's disk when the standby was promoted */
  spooled: number
  /** seconds from the promotion until the site had delivered all of them and every mail had left */
  settledAfter: number
}

const perSecond = 50
/** Milliseconds; a site that is busy says so in Retry-After. */
const comeBackAfter = 5000
const maxWaiting = 300
/** Milliseconds. */
const phases = { before: 8000, away: 4000, readOnly: 3000, after: 8000 }

/** Sends enquiries to a whole stack all the while that its primary is lost and its standby promoted. */
export async function failoverRun(how: LossOfPrimary): Promise<FailoverReport> {
  const pair = await startDatabasePair()
  const mailServer = await startCountingMailServer()
  const dataDir = newDataFolder()
  const env = { DATABASE_URL: pair.url, SMTP_URL: mailServer.url, ...takesAll }
  const stack = startStack({ dataDir, ports: await freePorts(), env })
  try {
    await stack.says('Ready in')
    const site = stack.address('site')
    const sending = sendSteadily(site, await openForm(site))
    const kept = await failOver(pair, how, dataDir)
    const promoted = Date.now()
    await sleep(phases.after)
    const { references, ...counts } = await sending.stop()
    await settled(() => pair.standbyUrl, dataDir, 120_000)
    const settledAfter = Math.round((Date.now() - promoted) / 1000)
    const outcome = await outcomeOf(() => pair.standbyUrl, references, mailServer.left)
    return { ...outcome, ...counts, spooled: kept, settledAfter }
  } finally {
    await stack.stop()
    await mailServer.stop()
    await pair.stop()
    forget(dataDir)
  }
}

/** @returns how many enquiries the site kept meanwhile */
async function failOver(pair: DatabasePair, how: LossOfPrimary, dataDir: string) {
  await sleep(phases.before)
  await pair.losePrimary(how)
  await sleep(phases.away)
  pair.moveToStandby()
  await sleep(phases.readOnly)
  await pair.promoteStandby()
  return spooled(dataDir)
}

/**
 * Begins an enquiry every 20 ms, whether or not the ones before are acknowledged, as strangers do. A sender who is asked
 * to come back later does. Where so many wait that the machine is too busy for this pace, no more are begun.
 *
 * @param view of a form that was opened
 */
function sendSteadily(site: string, view: string) {
  const began = performance.now()
  const sent: Promise<{ reference: string; attempts: number; ms: number }>[] = []
  let due = 0
  let waiting = 0
  async function send(number: number) {
    const start = performance.now()
    waiting++
    const acknowledged = await submitUntilAcknowledged(site, number, { view, pause: comeBackAfter })
    waiting--
    return { ...acknowledged, ms: performance.now() - start }
  }
  const timer = setInterval(() => {
    const now = Math.floor(((performance.now() - began) * perSecond) / 1000)
    for (; due < now; due++) if (waiting < maxWaiting) sent.push(send(due))
  }, 1000 / perSecond)
  return {
    async stop() {
      clearInterval(timer)
      const all = await Promise.all(sent)
      return {
        references: all.map(({ reference }) => reference),
        sentTwice: all.filter(({ attempts }) => attempts > 1).length,
        slowest: Math.round(Math.max(...all.map(({ ms }) => ms))),
      }
    },
  }
}
