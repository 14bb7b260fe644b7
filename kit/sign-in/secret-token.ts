import { createHash, randomBytes } from 'node:crypto'

export const secretToken = (): string => randomBytes(32).toString('base64url')

/** Stored instead of the token: readers of the table cannot use it. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('base64url')
