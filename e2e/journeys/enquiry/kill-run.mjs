import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseUrl } from '../../../scripts/postgres/cluster.mjs'
import { forget, freePorts, newDataFolder, startStack } from '../../operations/stack/stack.mjs'
import { startCountingMailServer } from './counting-mail-server.mjs'
import { submitUntilAcknowledged } from './submit.mjs'

/**
 * What became of enquiries that were sent to a whole stack whose processes were killed meanwhile.
 *
 * @typedef {object} KillReport
 * @property {number} acknowledged references that visitors were shown
 * @property {number} attempts posts it took
 * @property {number} kills
 * @property {string[]} missing acknowledged references that no enquiry has
 * @property {string[]} doubled acknowledged references that two enquiries have, or two visitors were shown
 * @property {number} enquiries rows in the database
 * @property {string[]} withoutMail acknowledged references whose mail did not leave
 * @property {number} mailsTwice mails that left more than once, recognisable by their Message-ID
 * @property {number} seconds
 */

const senders = 12
const victims = ['site', 'backend', 'database', 'content', 'booking']

/**
 * Starts an stack with a mail server, sends enquiries through the forms of the site without script, and kills site,
 * backend and database with SIGKILL at random moments until all are acknowledged.
 *
 * @param {number} submissions
 * @param {number} [minutes] after which no more are begun
 * @returns {Promise<KillReport>}
 */
export async function killRun(submissions, minutes = Number.POSITIVE_INFINITY) {
  const mailServer = await startCountingMailServer()
  const dataDir = newDataFolder()
  const env = {
    SMTP_URL: mailServer.url,
    LOG_LEVEL: 'warn',
    ENQUIRY_MIN_SECONDS: '0',
    ENQUIRIES_PER_ADDRESS: '1000000',
    ENQUIRIES_PER_SENDER: '1000000',
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

/**
 * @param {import('../../operations/stack/stack.mjs').Stack} stack
 * @param {number} submissions
 * @param {number} end when no more are begun
 */
async function sendWhileKilling(stack, submissions, end) {
  /** @type {string[]} */
  const references = []
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

/**
 * Waits until the site has delivered what it kept and every mail has left.
 *
 * @param {import('../../operations/stack/stack.mjs').Stack} stack
 * @param {number} submissions
 */
async function settle(stack, submissions) {
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

/** @param {import('../../operations/stack/stack.mjs').Stack} stack */
function spooled(stack) {
  try {
    return readdirSync(path.join(stack.dataDir, 'spool')).filter(name => !name.endsWith('.tmp')).length
  } catch {
    return 0
  }
}

/**
 * @param {import('../../operations/stack/stack.mjs').Stack} stack
 * @param {{ references: string[], attempts: number, kills: number }} counts
 * @param {Map<string, { times: number, reference: string }>} left
 */
async function examine(stack, { references, attempts, kills }, left) {
  const rows = await query(stack, 'select reference, told_reference from backend.enquiries')
  /** @type {Map<string, number>} */
  const holders = new Map()
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

/**
 * @param {import('../../operations/stack/stack.mjs').Stack} stack
 * @param {string} sql
 */
async function query(stack, sql) {
  const url = databaseUrl(path.join(stack.dataDir, 'postgres-password'), Number(stack.env.DATABASE_PORT))
  const client = new pg.Client(url)
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
