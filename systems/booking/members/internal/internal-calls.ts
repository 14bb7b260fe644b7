import { memberCalls } from '@agency/contracts/booking/internal/member-calls.ts'
import { problem } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { sameSecret } from '@agency/service-kit/http/same-secret.ts'
import { createConcurrencyLimit } from '@agency/service-kit/sign-in/concurrency-limit.ts'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type * as z from 'zod'
import type { Booking } from '../../booking.ts'
import { attemptSignIn } from '../../identity/sign-in/attempt.ts'
import { type Account, agencyOf, findCandidate, findMember } from '../accounts/account.ts'
import { creditDetails } from '../credits/credit-details.ts'
import { erasePerson, exportPerson } from '../privacy/person.ts'

/** Bytes of an e-mail address and a password. */
const maxBody = 4096
/** Simultaneous calls, and password checks. */
const atOnce = 64
const signInsAtOnce = 8
/** `accounts.id` is an integer of PostgreSQL. */
const maxId = 2_147_483_647

/**
 * `contracts/booking/internal`, for callers with the secret and without a proxy. Without a configured secret every call
 * is refused.
 */
export function addInternalCalls(app: Hono<ServiceEnv>, { db, settings }: Booking): void {
  const secret = settings.MEMBERS_API_SECRET
  const enter = createConcurrencyLimit({ total: atOnce, perAddress: atOnce })
  const servicesOnly = createMiddleware(async (c, next) => {
    const token = c.req.header('authorization')?.replace(/^Bearer /, '')
    if (secret === undefined || !sameSecret(token, secret)) return problem(c, 401, 'The secret is missing or wrong.')
    const leave = enter('our services')
    if (leave === undefined) {
      c.header('retry-after', '1')
      return problem(c, 503, 'Too many calls at once.')
    }
    return next().finally(leave)
  })
  const tooLarge = (c: Context) => problem(c, 413, 'The body of the request is too large.')
  app.use('/internal/*', servicesOnly, bodyLimit({ maxSize: maxBody, onError: tooLarge }))

  const { find, credits, signIn } = memberCalls
  app.get(find.path, async c => {
    const account = await openAccount(read(find.request.query, c.req.query()).id)
    if (!account) return c.json({ member: null })
    const agencyName = await agencyOf(db, account.id)
    return c.json({ member: { ...memberOf(account), ...(agencyName !== undefined && { agencyName }) } })
  })
  app.get(credits.path, async c => {
    const account = await openAccount(read(credits.request.query, c.req.query()).id)
    return c.json({ credits: account ? await creditDetails(db, account.id, new Date()) : null })
  })

  const enterSignIn = createConcurrencyLimit({ total: signInsAtOnce, perAddress: signInsAtOnce })
  app.post(signIn.path, async c => {
    const { email, password } = read(signIn.request.json, await c.req.json().catch(() => undefined))
    const attempt = { kind: 'member', name: email, password, find: () => findMember(db, email) } as const
    const outcome = await attemptSignIn(db, enterSignIn, attempt)
    if (outcome.kind === 'welcome') return c.json({ outcome: 'welcome', member: memberOf(outcome.account) })
    if (outcome.kind === 'mismatch') return c.json({ outcome: 'mismatch' })
    return c.json({ outcome: 'wait', seconds: outcome.seconds })
  })

  const { copyPerson, erasePerson: erase } = memberCalls
  app.post(copyPerson.path, async c => {
    const { email } = read(copyPerson.request.json, await c.req.json().catch(() => undefined))
    return c.json({ held: await exportPerson(db, email) })
  })
  app.post(erase.path, async c => {
    const { email } = read(erase.request.json, await c.req.json().catch(() => undefined))
    return c.json(await erasePerson(db, email))
  })

  async function openAccount(id: number): Promise<Account | undefined> {
    const account = id <= maxId ? (await findCandidate(db, id))?.account : undefined
    return account?.active ? account : undefined
  }
}

const memberOf = ({ id, firstName, lastName, email, typeCode }: Account) => ({
  id,
  firstName,
  lastName,
  email,
  typeCode,
})

/** Throws 400 without the values. */
function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { data, success } = schema.safeParse(body)
  if (!success) throw new HTTPException(400, { message: 'The request does not fit the contract.' })
  return data
}
