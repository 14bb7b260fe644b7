import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { forget, freePorts, newDataFolder, type Stack, startStack } from '../../operations/stack/stack.ts'
import { startCountingMailServer } from './counting-mail-server.ts'
import { submitUntilAcknowledged } from './submit.ts'

/** What became of enquiries that were sent to a whole stack whose processes were killed meanwhile. */
export type KillReport = {
  /** references that visitors were shown */
  acknowledged: number
  /** posts it took */
  attempts: number
  kills: number
  /** acknowledged references that no enquiry has */
  missing: string[]
  /** acknowledged references that two enquiries have, or two visitors were shown */
  doubled: string[]
  /** rows in the database */
  enquiries: number
  /** acknowledged references whose mail did not leave */
  withoutMail: string[]
  /** mails that left more than once, recognisable by their Message-ID */
  mailsTwice: number
  seconds: number
}

const senders = 12
const victims = ['site', 'backend', 'database', 'content', 'booking']

/**
 * Starts a stack with a mail server, sends enquiries through the forms of the site without script, and kills site,
 * backend and database with SIGKILL at random moments until all are acknowledged.
 *
 * @param minutes after which no more are begun
 */
export async function killRun(submissions: number, minutes: number = Number.POSITIVE_INFINITY): Promise<KillReport> {
  const mailServer = await startCountingMailServer()
  const dataDir = newDataFolder()
  const env = {
    SMTP_URL: mailServer.url,
    LOG_LEVEL: 'warn',
    ENQUIRY_MIN_SECONDS: '0',
    ENQUIRIES_PER_ADDRESS: '1000000',
  }
  const stack = startStack({ dataDir, ports: await freePorts(), env })
  try {
    await stack.says('Ready in')
    const started = Date.now()
    const counts = await sendWhileKilling(stack, submissions, started + minutes * 60_000)
    await settle(stack, submissions)
    return { ...(await examine(stack, counts, mailServer.left)), seconds: Math.round((Date.now() - started) / 1000) }
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
      const result = await submitUntilAcknowledged(stack.address('site'), next++)
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
      const pid = stack.pid(victims[Math.floor(Math.random() * victims.length)] ?? '')
      if (!sending || pid === 0) continue
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

/** Waits until the site has delivered what it kept and every mail has left. */
async function settle(stack: Stack, submissions: number) {
  const deadline = Date.now() + 180_000 + submissions * 20
  for (;;) {
    const kept = spooled(stack)
    const [state] = await query(
      stack,
      `select count(*)::int as waiting from backend.mails where state <> 'sent'`,
    ).catch(() => [{ waiting: -1 }])
    if (kept === 0 && state?.waiting === 0) return
    if (Date.now() > deadline) throw new Error(`${kept} enquiries still kept, ${state?.waiting} mails still waiting`)
    await sleep(500)
  }
}

function spooled(stack: Stack) {
  try {
    return readdirSync(path.join(stack.dataDir, 'spool')).filter(name => !name.endsWith('.tmp')).length
  } catch {
    return 0
  }
}

async function examine(
  stack: Stack,
  { references, attempts, kills }: { references: string[]; attempts: number; kills: number },
  left: Map<string, { times: number; reference: string }>,
) {
  const rows = await query(stack, 'select reference, told_reference from backend.enquiries')
  const holders: Map<string, number> = new Map()
  // An enquiry that had to get another reference is found by the one its sender was shown, too.
  for (const { reference, told_reference: told } of rows) {
    const shown = told ?? reference
    holders.set(shown, (holders.get(shown) ?? 0) + 1)
  }
  const mailed = new Set([...left.values()].map(mail => mail.reference))
  const shownTwice = references.filter((reference, index) => references.indexOf(reference) !== index)
  return {
    acknowledged: references.length,
    attempts,
    kills,
    missing: references.filter(reference => !holders.has(reference)),
    doubled: [...shownTwice, ...references.filter(reference => (holders.get(reference) ?? 0) > 1)],
    enquiries: rows.length,
    withoutMail: references.filter(reference => !mailed.has(reference)),
    mailsTwice: [...left.values()].filter(mail => mail.times > 1).length,
  }
}

async function query(stack: Stack, sql: string) {
  const client = new pg.Client(stack.databaseUrl())
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
