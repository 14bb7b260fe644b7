/** ASP.NET's ticket in `.ASPXAUTH`: AES in CBC mode with an HMAC behind it, in one of two formats. */
import { createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'

export type MachineKey = {
  validationKey: Buffer
  decryptionKey: Buffer
  hash: Hash
  isFramework45: boolean | undefined
}

export type FormsTicket = { name: string; userData: string; issued: Date; expires: Date }

type Hash = 'sha1' | 'sha256' | 'sha384' | 'sha512'

const hashes: Record<string, Hash> = {
  SHA1: 'sha1',
  HMACSHA256: 'sha256',
  HMACSHA384: 'sha384',
  HMACSHA512: 'sha512',
}

/** The element of web.config, such as `<machineKey validationKey="…" decryptionKey="…" />`. */
export const machineKeySetting = z.string().transform((text, context): MachineKey => {
  const attribute = (name: string) => new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(text)?.[1] ?? ''
  const keyOf = (name: string) => Buffer.from(/^[0-9a-f]+$/i.exec(attribute(name))?.[0] ?? '', 'hex')
  const [validationKey, decryptionKey] = [keyOf('validationKey'), keyOf('decryptionKey')]
  const hash = hashes[(attribute('validation') || 'HMACSHA256').toUpperCase()]
  const isAes = /^(?:auto|aes|)$/i.test(attribute('decryption'))
  if (validationKey.length >= 20 && [16, 24, 32].includes(decryptionKey.length) && hash && isAes) {
    const mode = attribute('compatibilityMode')
    return { validationKey, decryptionKey, hash, isFramework45: mode ? /45$/.test(mode) : undefined }
  }
  context.addIssue(
    'must be the <machineKey> element of web.config with fixed keys in hexadecimal digits, validation SHA1 or HMACSHA256, -384 or -512, and decryption AES',
  )
  return z.NEVER
})

export function openFormsTicket(value: string, key: MachineKey): FormsTicket | string {
  if (!/^(?:[0-9a-f]{2})+$/i.test(value))
    return 'it is no forms-authentication ticket, which has hexadecimal digits alone'
  const bytes = Buffer.from(value, 'hex')
  // Without a configured algorithm, the signature decides.
  const ways = [openFramework45, openFramework20].filter(
    way => key.isFramework45 === undefined || key.isFramework45 === (way === openFramework45),
  )
  for (const way of ways) {
    const opened = way(bytes, key)
    if (opened) return readTicket(opened) ?? 'what is in it is no ticket'
  }
  return 'its signature does not fit SESSION_MACHINE_KEY'
}

/** .NET 4.5 and later: derived keys, a random IV in front. */
function openFramework45(bytes: Buffer, { validationKey, decryptionKey, hash }: MachineKey): Buffer | undefined {
  const signed = signedPart(bytes, derivedKey(validationKey), hash)
  if (!signed || signed.length < 32) return undefined
  return decrypt(signed.subarray(16), derivedKey(decryptionKey), signed.subarray(0, 16))
}

/** Before 4.5: the keys themselves, an IV of zeros, and as many random bytes in front as the key has. */
function openFramework20(bytes: Buffer, { validationKey, decryptionKey, hash }: MachineKey): Buffer | undefined {
  const signed = signedPart(bytes, validationKey, hash)
  return signed && decrypt(signed, decryptionKey, Buffer.alloc(16))?.subarray(decryptionKey.length)
}

function signedPart(bytes: Buffer, key: Buffer, hash: Hash): Buffer | undefined {
  const signature = createHmac(hash, key)
  const at = bytes.length - (hash === 'sha1' ? 20 : Number(hash.slice(3)) / 8)
  if (at <= 0) return undefined
  const signed = bytes.subarray(0, at)
  return timingSafeEqual(signature.update(signed).digest(), bytes.subarray(at)) ? signed : undefined
}

function decrypt(bytes: Buffer, key: Buffer, start: Buffer): Buffer | undefined {
  try {
    const decipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, start)
    return Buffer.concat([decipher.update(bytes), decipher.final()])
  } catch {
    return undefined
  }
}

/** NIST SP 800-108 in counter mode with HMAC-SHA512; as long as the key. */
function derivedKey(key: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(key.length * 8)
  const blocks = Array.from({ length: Math.ceil(key.length / 64) }, (_, at) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(at + 1)
    return createHmac('sha512', key)
      .update(Buffer.concat([counter, Buffer.from('FormsAuthentication.Ticket\0'), length]))
      .digest()
  })
  return Buffer.concat(blocks).subarray(0, key.length)
}

function readTicket(bytes: Buffer): FormsTicket | undefined {
  let at = 0
  const byte = () => bytes.readUInt8(at++)
  const moment = () => {
    const ticks = bytes.readBigInt64LE(at)
    at += 8
    return new Date(Number((ticks - ticksOf1970) / 10_000n))
  }
  const text = () => {
    let [length, shift, part] = [0, 0, 0]
    do {
      part = byte()
      length |= (part & 0x7f) << shift
      shift += 7
    } while (part & 0x80 && shift < 35)
    const start = at
    at += length * 2
    if (at > bytes.length) throw new RangeError('cut off')
    return bytes.toString('utf16le', start, at)
  }
  try {
    if (byte() !== 1) return undefined
    byte()
    const issued = moment()
    if (byte() !== 0xfe) return undefined
    const expires = moment()
    byte()
    const ticket = { issued, expires, name: text(), userData: text() }
    text()
    return byte() === 0xff ? ticket : undefined
  } catch {
    return undefined
  }
}

/** .NET counts tenths of microseconds since the year 1. */
const ticksOf1970 = 621_355_968_000_000_000n
