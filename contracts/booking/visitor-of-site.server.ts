/**
 * For whom the website's server asks the booking site something, so that the booking site can limit each visitor and not the
 * website as a whole. Signed: otherwise anybody could ask in the name of ever new visitors.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

export const SITE_VISITOR_HEADER = 'x-site-visitor'

const TOLERANCE_SECONDS = 5 * 60
const LONGEST = 200

/** The value of the header: the visitor's address as the website limits it, the time and the signature. */
export function signSiteVisitor(address: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `${address} ${seconds} ${signature(address, seconds, secret)}`
}

/** The visitor's address; undefined if the value is forged, or was signed more than five minutes before or after `now`. */
export function readSiteVisitor(value: string | undefined, secret: string, now: Date): string | undefined {
  if (value === undefined || value.length > LONGEST) return undefined
  const [address = '', seconds = '', given = ''] = value.split(' ')
  const [expected, received] = [Buffer.from(signature(address, Number(seconds), secret)), Buffer.from(given)]
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined
  return Math.abs(now.getTime() / 1000 - Number(seconds)) <= TOLERANCE_SECONDS ? address : undefined
}

const signature = (address: string, seconds: number, secret: string) =>
  createHmac('sha256', secret).update(`site visitor|${address}|${seconds}`).digest('hex')
