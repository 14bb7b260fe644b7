import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { role } from '@agency/contracts/manage/users.ts'
import { hashPassword } from '@agency/service-kit/sign-in/password-hash.ts'
import { inArray } from 'drizzle-orm'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { users } from '../../../database/people-tables.ts'
import { addUser } from '../users.ts'

type Database = Pick<ContentDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

const linePattern = /^Studio, (\w+) +(\S+) \/ (\S+)$/

/** A user for each role, with a public password: the lines that `npm start` prints. */
export const sampleUsers = readFileSync(join(import.meta.dirname, 'sample-sign-ins.txt'), 'utf8')
  .trim()
  .split('\n')
  .map(line => {
    const [, name = '', email = '', password = ''] = linePattern.exec(line) ?? []
    return { role: role.parse(name), email, password, name: `Sample ${name}` }
  })

/** True if users have public passwords. */
export async function hasSampleUsers(db: Database): Promise<boolean> {
  const emails = sampleUsers.map(sample => sample.email)
  return (await db.select({ id: users.id }).from(users).where(inArray(users.emailKey, emails)).limit(1)).length > 0
}

/** Only into a database without users. */
export async function seedSampleUsers(db: Database): Promise<void> {
  if ((await db.select({ id: users.id }).from(users).limit(1)).length > 0) return
  const hashes = new Map<string, string>()
  for (const { password, ...sample } of sampleUsers) {
    const hash = hashes.get(password) ?? (await hashPassword(password))
    hashes.set(password, hash)
    await addUser(db, sample, hash)
  }
}
