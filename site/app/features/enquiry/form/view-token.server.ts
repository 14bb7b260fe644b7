import { randomUUID } from 'node:crypto'
import { signedTokens } from '@agency/contracts/tokens/signed-token.server.ts'
import * as z from 'zod'

/** `key` makes pressing twice one enquiry. `shownAt` is in milliseconds since 1970. */
export type FormView = { key: string; shownAt: number }

const views = signedTokens('form-view', z.object({ key: z.string(), shownAt: z.number() }))

/** Signed, so that a program cannot pretend to have had the form open for a while. */
export function newView(secret: string, now: number): Promise<string> {
  return views.sign({ key: randomUUID(), shownAt: now }, secret)
}

export function readView(token: string, secret: string): Promise<FormView | undefined> {
  return views.read(token, secret)
}
