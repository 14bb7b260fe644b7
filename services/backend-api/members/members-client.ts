import type { CreditDetails } from '@agency/contracts/backend/credit-details.ts'
import { memberCalls } from '@agency/contracts/booking/internal/member-calls.ts'
import type { Member, memberSignInAnswerSchema } from '@agency/contracts/booking/internal/members.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { HTTPException } from 'hono/http-exception'
import type * as z from 'zod'

/** For which request something is asked: its log and its id, which the booking site logs too. */
type Asking = ServiceEnv['Variables']

/**
 * What the booking site says of members. Each throws a problem: 503 when it is away or does not let us in, 500 when it
 * fails or says what the contract does not know. The log has why.
 */
export type Members = {
  /** An open account; null if there is none with this id. */
  find: (asking: Asking, id: number) => Promise<Member | null>
  credits: (asking: Asking, id: number) => Promise<CreditDetails | null>
  /** Counts as an attempt to sign in. */
  signIn: (
    asking: Asking,
    given: { email: string; password: string },
  ) => Promise<z.infer<typeof memberSignInAnswerSchema>>
}

/** How long an answer may take, in milliseconds: the site, which asks us, waits a little longer. */
const READ_MS = 1200
const SIGN_IN_MS = 2000

type Question = { method: 'GET' | 'POST'; path: string; member?: number; json?: object }

/** Asks the booking site over HTTP. */
export function createMembers({ url, secret }: { url: string; secret: string }): Members {
  async function ask<Schema extends z.ZodType>(
    { log, requestId }: Asking,
    schema: Schema,
    { method, path, member, json }: Question,
  ): Promise<z.output<Schema>> {
    const fail = (status: 500 | 503, why: string) => {
      log.error({ call: `${method} ${path}`, why }, 'the booking site gave no answer about a member')
      return new HTTPException(status, { message: 'Members cannot be looked up now.' })
    }
    const headers = {
      authorization: `Bearer ${secret}`,
      'x-request-id': requestId,
      ...(json && { 'content-type': 'application/json' }),
    }
    const init = {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(json ? SIGN_IN_MS : READ_MS),
    } as const
    try {
      const answer = await fetch(url + path + (member ? `?id=${member}` : ''), {
        ...init,
        ...(json && { body: JSON.stringify(json) }),
      })
      const body = await answer.text()
      if (answer.status === 500) throw fail(500, 'it failed, with status 500')
      if (answer.status !== 200) throw fail(503, `it answered with status ${answer.status}`)
      const read = schema.safeParse(jsonOf(body))
      if (!read.success) throw fail(500, 'its answer does not fit the contract')
      return read.data
    } catch (error) {
      throw error instanceof HTTPException ? error : fail(503, reasonOf(error))
    }
  }

  const { find, credits, signIn } = memberCalls
  return {
    async find(asking, id) {
      return (await ask(asking, find.response, { ...find, member: id })).member
    },
    async credits(asking, id) {
      return (await ask(asking, credits.response, { ...credits, member: id })).credits
    },
    signIn: (asking, json) => ask(asking, signIn.response, { ...signIn, json }),
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Node says with `fetch failed` that something failed, and in its cause what. */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error
  if (name === 'TimeoutError') return 'it took too long'
  return cause instanceof Error ? `${(cause as NodeJS.ErrnoException).code ?? cause.message}` : message
}
