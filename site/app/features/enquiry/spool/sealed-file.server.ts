import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const version = 1
const ivBytes = 12
const tagBytes = 16

export function fileKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'enquiry spool', 'files', 32))
}

/** Encrypts with AES-256-GCM. Authenticates the file's name too: a renamed file cannot be decrypted. */
export function seal(text: string, key: Buffer, name: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), encrypted])
}

/** @throws When the file was truncated, changed, or encrypted with another key. */
export function unseal(file: Buffer, key: Buffer, name: string): string {
  if (file[0] !== version || file.length < 1 + ivBytes + tagBytes) throw new Error('not a sealed file')
  const iv = file.subarray(1, 1 + ivBytes)
  const tag = file.subarray(1 + ivBytes, 1 + ivBytes + tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name)).setAuthTag(tag)
  const encrypted = file.subarray(1 + ivBytes + tagBytes)
  return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8')
}
