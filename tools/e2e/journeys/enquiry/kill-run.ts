import { setTimeout as sleep } from 'node:timers/promises'
import { forget, freePorts, newDataFolder, type Stack, startStack } from '../../operations/stack/stack.ts'
import { startCountingMailServer } from './counting-mail-server.ts'
import { type Outcome, outcomeOf, settled, takesAll } from './outcome.ts'
import { submitUntilAcknowledged } from './submit.ts'

/** What became of enquiries that were sent to a whole stack whose processes were killed meanwhile. */
export type KillReport = Outcome & {
  /** posts it took */
  attempts: number
  kills: number
  seconds: number
}

const senders = 12
/** One in so many is pressed twice. */
const twice = 10
const victims = ['site', 'backend', 'database', 'content', 'booking']

/**
 * Starts a stack with a mail server, sends enquiries through the forms of the site without script, and kills its processes
 * with SIGKILL at random moments until all are acknowledged. One in ten is pressed again after the content system went
 * away, every other of these at a site that has forgotten the first press.
 *
 * @param minutes after which no more are begun
 */
export async function killRun(submissions: number, minutes: number = Number.POSITIVE_INFINITY): Promise<KillReport> {
  const mailServer = await startCountingMailServer()
  const dataDir = newDataFolder()
  const env = { SMTP_URL: mailServer.url, ...takesAll }
  const stack = startStack({ dataDir, ports: await freePorts(), env })
  try {
    await stack.says('Ready in')
    const started = Date.now()
    const { references, ...counts } = await sendWhileKilling(stack, submissions, started + minutes * 60_000)
    await settled(stack.databaseUrl, dataDir, 180_000 + submissions * 20)
    const outcome = await outcomeOf(stack.databaseUrl, references, mailServer.left)
    return { ...counts, ...outcome, seconds: Math.round((Date.now() - started) / 1000) }
  } finally {
    await stack.stop()
    await mailServer.stop()
    forget(dataDir)
  }
}

/** @param end when no more are begun */
async function sendWhileKilling(stack: Stack, submissions: number, end: number) {
  const references: string[] = []
  let next = 0
  let attempts = 0
  let kills = 0
  let sending = true
  async function sender() {
    while (next < submissions && Date.now() < end) {
      const number = next++
      const beforeSecondPress = number % twice === 0 ? () => kill('content', number % (2 * twice) && 'site') : undefined
      const result = await submitUntilAcknowledged(stack.address('site'), number, { beforeSecondPress })
      references.push(result.reference)
      attempts += result.attempts
    }
  }
  async function killer() {
    // By what was acknowledged, not by time: a busy machine takes long to come back, and killing what is not back yet
    // proves nothing.
    const between = Math.max(20, Math.min(200, submissions / 25))
    let nextKill = Math.random() * between
    while (sending) {
      await sleep(20 + Math.random() * 200)
      if (references.length < nextKill) continue
      nextKill = references.length + Math.random() * between
      if (sending) kill(victims[Math.floor(Math.random() * victims.length)] ?? '')
    }
  }
  function kill(...names: (string | 0)[]) {
    for (const pid of names.map(name => (name ? stack.pid(name) : 0)).filter(Boolean)) {
      process.kill(pid, 'SIGKILL')
      kills++
    }
  }
  const killing = killer()
  await Promise.all(Array.from({ length: senders }, sender))
  sending = false
  await killing
  return { references, attempts, kills }
}
