import { createHash, randomBytes } from 'node:crypto'

/** A token that opens something to its holder: 256 random bits, for a link or a cookie. */
export const secretToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of it: who reads the table cannot use what is in there. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('base64url')
