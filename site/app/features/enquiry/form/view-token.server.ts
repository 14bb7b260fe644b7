import { randomUUID } from 'node:crypto'
import { signedTokens } from '@agency/contracts/tokens/signed-token.server.ts'
import * as z from 'zod'

/** One showing of a form: what makes pressing twice one enquiry, and when it was shown (milliseconds since 1970). */
export type FormView = { key: string; shownAt: number }

const views = signedTokens('form-view', z.object({ key: z.string(), shownAt: z.number() }))

/** A new view, signed, so that a program cannot claim to have had the form open for a while. */
export function newView(secret: string, now: number): Promise<string> {
  return views.sign({ key: randomUUID(), shownAt: now }, secret)
}

/** Reads a view that we signed, however long ago; undefined for anything else. */
export function readView(token: string, secret: string): Promise<FormView | undefined> {
  return views.read(token, secret)
}
