import { randomUUID } from 'node:crypto'
import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Session } from '@agency/contracts/session/session-cookie.server.ts'
import { greetedAs } from '../../../app/features/account/visitor/visitor.ts'

export type Person = Pick<Session, 'firstName' | 'isAgent'>

/** Replaces the reader's name; random, so that no content contains it. */
const gap = `reader-${randomUUID()}`

export const kindOf = ({ isAgent }: Person) => (isAgent ? 'agent' : 'member')

/** A session without personal data: reading them throws, and the page is then rendered for that person. */
export function anyReader({ isAgent }: Person): Session {
  const refuse = (): never => {
    throw new Error('A page for all members or agents must not read who is there.')
  }
  return {
    firstName: gap,
    isAgent,
    get userId() {
      return refuse()
    },
    get userTypeCode() {
      return refuse()
    },
    get sessionId() {
      return refuse()
    },
    get expires() {
      return refuse()
    },
  }
}

/** The parts between the places for the name. */
export type NamedPage = {
  /** Compressed separately (raw DEFLATE), so that a name's length reveals nothing about the text beside it. */
  parts: Buffer[]
  /** Of the first part, the longest, for the gzip trailer. */
  first: { length: number; crc: number }
}

export function cutAtNames(body: Buffer): NamedPage {
  const [head = '', ...rest] = body.toString().split(gap)
  const first = Buffer.from(head)
  return {
    parts: [first, ...rest.map(part => Buffer.from(part))].map(part => Buffer.from(deflated(part, 9))),
    first: { length: first.length, crc: crc32(first) },
  }
}

/** One gzip member (RFC 1952) with the name uncompressed. Compressing the whole page would take five times as long. */
export function gzipFor(person: Person, { parts, first }: NamedPage): Buffer {
  const name = nameIn(person)
  const [head = Buffer.alloc(0), ...rest] = parts
  const pieces = [gzipHeader, head]
  let { length, crc } = first
  for (const part of rest) {
    const plain = inflated(part)
    crc = crc32(plain, crc32(name, crc))
    length += name.length + plain.length
    pieces.push(deflated(name, 0), part)
  }
  const end = Buffer.alloc(8)
  end.writeUInt32LE(crc)
  end.writeUInt32LE(length, 4)
  return Buffer.concat([...pieces, lastBlock, end])
}

/** For clients that accept no gzip. */
export function plainFor(person: Person, { parts }: NamedPage): Buffer {
  return Buffer.from(parts.map(part => inflated(part).toString()).join(nameIn(person).toString()))
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** An empty final block. */
const lastBlock = Buffer.from([3, 0])
const toByte = { finishFlush: constants.Z_SYNC_FLUSH }
const deflated = (bytes: Buffer, level: number) => deflateRawSync(bytes, { ...toByte, level })
const inflated = (bytes: Buffer) => inflateRawSync(bytes, toByte)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** Escaped as React does. */
function nameIn(person: Person): Buffer {
  return Buffer.from(greetedAs(person).replace(/[&<>"']/g, character => entities[character] ?? ''))
}
