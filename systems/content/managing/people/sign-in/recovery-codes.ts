import { createHash, randomBytes } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { type ContentDatabase, transaction } from '../../../database/content-database.ts'
import { recoveryCodes } from '../../../database/people-tables.ts'

/** Without letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeCount = 10
const characters = 16

/** Replaces a user's recovery codes by new ones of 80 random bits. Only their digests are stored. */
export function makeRecoveryCodes(db: ContentDatabase, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode)
  return transaction(db, async tx => {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await tx.insert(recoveryCodes).values(codes.map(code => ({ userId, codeHash: digestOf(code) })))
    return codes
  })
}

/** Uses up a recovery code. @returns false for an unknown one */
export async function takeRecoveryCode(
  db: Pick<ContentDatabase, 'delete'>,
  userId: string,
  typed: string,
): Promise<boolean> {
  const isThis = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, digestOf(typed)))
  return (await db.delete(recoveryCodes).where(isThis).returning()).length > 0
}

export async function recoveryCodesLeft(db: Pick<ContentDatabase, 'select'>, userId: string): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return row?.left ?? 0
}

/** Four groups of four: `7K2M-Q4ZD-…`. */
function newCode(): string {
  const letters = [...randomBytes(characters)].map(byte => alphabet[byte % alphabet.length]).join('')
  return letters.match(/.{4}/g)?.join('-') ?? ''
}

/** Ignores case, blanks and hyphens; reads O as 0, and I and L as 1. */
function digestOf(code: string): string {
  const plain = code
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')
  return createHash('sha256').update(plain).digest('base64url')
}
