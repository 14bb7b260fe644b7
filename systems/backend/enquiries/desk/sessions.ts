import { createHmac } from 'node:crypto'
import type { Pool } from '@agency/service-kit/database/database.ts'
import { problem } from '@agency/service-kit/http/problem.ts'
import { sameSecret } from '@agency/service-kit/http/same-secret.ts'
import { secretToken, tokenDigest } from '@agency/service-kit/sign-in/secret-token.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { deskPeople, deskSessions } from '../../database/desk-tables.ts'
import { postedFields } from './page.ts'

/** `url`: where people open the desk; https makes its cookies `Secure`. `secret` signs the mark of known browsers. */
export type Desk = { db: NodePgDatabase; pool: Pool; url: string; siteUrl: string; proxies: number; secret: string }

export type Person = typeof deskPeople.$inferSelect

declare module 'hono' {
  interface ContextVariableMap {
    /** With the token of the person's writes. */
    atDesk: { person: Person; token: string } | undefined
  }
}

const hours = 12

export const isSecure = ({ url }: Desk): boolean => url.startsWith('https:')

const nameOf = (desk: Desk) => (isSecure(desk) ? '__Host-desk' : 'desk')
const attributes = (desk: Desk) => ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(desk) }) as const

/** Ends the browser's previous session. */
export async function startSession(c: Context, desk: Desk, personId: string): Promise<void> {
  await endSession(c, desk)
  const token = secretToken()
  const expiresAt = sql`now() + make_interval(hours => ${hours})`
  await desk.db.insert(deskSessions).values({ tokenHash: tokenDigest(token), personId, expiresAt })
  setCookie(c, nameOf(desk), token, { ...attributes(desk), maxAge: hours * 3600 })
}

export async function endSession(c: Context, desk: Desk): Promise<void> {
  const tokenHash = tokenDigest(getCookie(c, nameOf(desk)) ?? '')
  await desk.db.delete(deskSessions).where(eq(deskSessions.tokenHash, tokenHash))
  deleteCookie(c, nameOf(desk), attributes(desk))
}

/** Sends everybody else to the sign-in; a write has to carry the token of its session. */
export const signedInOnly = (desk: Desk) =>
  createMiddleware(async (c, next) => {
    const cookie = getCookie(c, nameOf(desk)) ?? ''
    const isOpen = and(eq(deskSessions.tokenHash, tokenDigest(cookie)), gt(deskSessions.expiresAt, sql`now()`))
    const owner = and(eq(deskPeople.id, deskSessions.personId), isOpen)
    const [found] = await desk.db.select().from(deskPeople).innerJoin(deskSessions, owner)
    if (found === undefined) return c.redirect('/sign-in', 303)
    const token = createHmac('sha256', cookie).update('writes').digest('base64url')
    c.set('atDesk', { person: found.desk_people, token })
    const isAllowed = c.req.method === 'GET' || sameSecret((await postedFields(c))('token'), token)
    return isAllowed ? next() : problem(c, 403, 'This form is too old: load its page again. Nothing was changed.')
  })

/** @throws without a signed-in person: only routes behind `signedInOnly` call it */
export function personOf(c: Context): Person {
  if (c.var.atDesk) return c.var.atDesk.person
  throw new Error('there is no signed-in person')
}

export const administratorsOnly = createMiddleware(async (c, next) =>
  personOf(c).role === 'administrator' ? next() : problem(c, 403, 'Only administrators may do this.'),
)
