import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { oneOfFew } from './one-of-few.ts'

type Cost = { memory: number; passes: number; parallelism: number }

/** OWASP's minimum: 19 MiB, two passes. About 30 ms of one processor. */
const hashCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const hashBytes = 32
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const derive = promisify(argon2)

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return write(hashCost, salt, await hash(password, salt, hashCost, hashBytes))
}

/** Without a hash it takes the same time and fails: otherwise the time would reveal accounts. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const read = phc.exec(stored ?? decoy) as RegExpExecArray | null
  if (read === null) throw new Error('a stored password hash cannot be read')
  const [, memory, passes, parallelism, salt = '', expected = ''] = read
  const wanted = Buffer.from(expected, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const digest = await hash(password, Buffer.from(salt, 'base64'), cost, wanted.length)
  return timingSafeEqual(digest, wanted) && stored !== null && stored !== undefined
}

function hash(password: string, salt: Buffer, cost: Cost, length: number): Promise<Buffer> {
  const message = password.normalize('NFKC')
  return oneOfFew(() => derive('argon2id', { message, nonce: salt, tagLength: length, ...cost }))
}

function write({ memory, passes, parallelism }: Cost, salt: Buffer, hashed: Buffer): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(hashed)}`
}

const decoy = write(hashCost, randomBytes(16), randomBytes(hashBytes))
