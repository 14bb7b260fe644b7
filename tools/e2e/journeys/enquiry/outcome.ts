import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Sent } from './counting-mail-server.ts'

/** Settings of a stack that takes as many enquiries as come, as fast as they come. */
export const takesAll = { LOG_LEVEL: 'warn', ENQUIRY_MIN_SECONDS: '0', ENQUIRIES_PER_ADDRESS: '1000000' }

/** What became of enquiries whose senders were shown a reference. */
export type Outcome = {
  acknowledged: number
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
}

/** The address of the database, which may change; throws while there is none. */
type DatabaseUrl = () => string

/** Waits until the site has delivered what it kept and every mail has left. */
export async function settled(databaseUrl: DatabaseUrl, dataDir: string, limit: number): Promise<void> {
  const deadline = Date.now() + limit
  for (;;) {
    const kept = spooled(dataDir)
    const [state] = await query(
      databaseUrl,
      `select count(*)::int as waiting from backend.mails where state <> 'sent'`,
    ).catch(() => [{ waiting: -1 }])
    if (kept === 0 && state?.waiting === 0) return
    if (Date.now() > deadline) throw new Error(`${kept} enquiries still kept, ${state?.waiting} mails still waiting`)
    await sleep(500)
  }
}

/** @returns how many enquiries the site keeps on its disk */
export function spooled(dataDir: string): number {
  try {
    return readdirSync(path.join(dataDir, 'spool')).filter(name => !name.endsWith('.tmp')).length
  } catch {
    return 0
  }
}

/**
 * Compares what senders were shown with what is in the database, and with the mails that left.
 *
 * @param references that senders were shown
 */
export async function outcomeOf(databaseUrl: DatabaseUrl, references: string[], left: Sent): Promise<Outcome> {
  const rows = await query(databaseUrl, 'select reference, told_reference from backend.enquiries')
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
    missing: references.filter(reference => !holders.has(reference)),
    doubled: [...shownTwice, ...references.filter(reference => (holders.get(reference) ?? 0) > 1)],
    enquiries: rows.length,
    withoutMail: references.filter(reference => !mailed.has(reference)),
    mailsTwice: [...left.values()].filter(mail => mail.times > 1).length,
  }
}

async function query(url: DatabaseUrl, sql: string) {
  const client = new pg.Client(url())
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
