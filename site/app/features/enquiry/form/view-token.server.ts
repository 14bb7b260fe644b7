import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

/** One showing of a form: what makes pressing twice one enquiry, and when it was shown. */
export type FormView = { key: string; shownAt: number }

const signature = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`form view ${text}`).digest('base64url').slice(0, 22)

/** A new view, signed so that nobody can pretend to have had the form open for a while. */
export function newView(secret: string, now: number): string {
  const text = `${randomUUID()}.${now.toString(36)}`
  return `${text}.${signature(text, secret)}`
}

/** Reads a view that we signed, however long ago; undefined for anything else. */
export function readView(token: string, secret: string): FormView | undefined {
  const [key = '', time = '', given = ''] = token.split('.')
  const expected = Buffer.from(signature(`${key}.${time}`, secret))
  const actual = Buffer.from(given)
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined
  return { key, shownAt: Number.parseInt(time, 36) }
}
