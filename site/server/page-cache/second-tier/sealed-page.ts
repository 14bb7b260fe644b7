import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Position } from '../../instances/change-channel.ts'
import type { CachedPage } from '../cached-page.ts'

const sealBytes = 32

const sealOf = (secret: Buffer, name: string, bytes: Buffer) =>
  createHmac('sha256', secret).update(`${name}\n`).update(bytes).digest()

/** A page with its compressed body for another instance, sealed under its name: a seal, a line of JSON, the body. */
export function sealed(secret: Buffer, name: string, page: CachedPage): Buffer | undefined {
  const encoding = page.bodies.br ? 'br' : 'gzip'
  const body = page.bodies[encoding]
  if (!body) return undefined
  const { bodies: _, headerList: __, ...facts } = page
  const bytes = Buffer.concat([Buffer.from(`${JSON.stringify({ ...facts, encoding })}\n`), body])
  return Buffer.concat([sealOf(secret, name, bytes), bytes])
}

/** The page under a seal; undefined where the seal is not of this secret and name. */
export function unsealed(
  secret: Buffer,
  name: string,
  value: Buffer,
): (CachedPage & { version: Position }) | undefined {
  const [seal, bytes] = [value.subarray(0, sealBytes), value.subarray(sealBytes)]
  if (seal.length < sealBytes || !timingSafeEqual(seal, sealOf(secret, name, bytes))) return undefined
  const end = bytes.indexOf('\n')
  const { encoding, ...facts } = JSON.parse(bytes.toString('utf8', 0, end))
  return { ...facts, bodies: { [encoding]: bytes.subarray(end + 1) } }
}
