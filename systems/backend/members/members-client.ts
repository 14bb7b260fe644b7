import type { CreditDetails } from '@agency/contracts/backend/credit-details.ts'
import { memberCalls } from '@agency/contracts/booking/internal/member-calls.ts'
import type { Member, memberSignInAnswerSchema } from '@agency/contracts/booking/internal/members.ts'
import type { PersonErased, personCopyAnswerSchema } from '@agency/contracts/booking/internal/persons.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { HTTPException } from 'hono/http-exception'
import type * as z from 'zod'

export type Asking = ServiceEnv['Variables']

/** Each call throws a problem: 503 when the booking site is away or refuses us, 500 when it breaks the contract. */
export type Members = {
  find: (asking: Asking, id: number) => Promise<Member | null>
  credits: (asking: Asking, id: number) => Promise<CreditDetails | null>
  signIn: (
    asking: Asking,
    given: { email: string; password: string },
  ) => Promise<z.infer<typeof memberSignInAnswerSchema>>
  /** undefined, as `erasePerson`, where the booking site lacks the call. */
  copyPerson: (asking: Asking, email: string) => Promise<z.infer<typeof personCopyAnswerSchema> | undefined>
  erasePerson: (asking: Asking, email: string) => Promise<PersonErased | undefined>
}

/** Milliseconds; the site waits a little longer. */
const readMs = 1200
const signInMs = 2000
const personMs = 5000

type Question = { method: 'GET' | 'POST'; path: string; member?: number; json?: object; timeLimit?: number }

class NotOffered extends HTTPException {}

export function createMembers({ url, secret }: { url: string; secret: string }): Members {
  async function ask<Schema extends z.ZodType>(
    { log, requestId }: Asking,
    schema: Schema,
    { method, path, member, json, timeLimit = json ? signInMs : readMs }: Question,
  ): Promise<z.output<Schema>> {
    const fail = (status: 500 | 503, why: string, Problem = HTTPException) => {
      log.error({ call: `${method} ${path}`, why }, 'the booking site gave no answer about a member')
      return new Problem(status, { message: 'Members cannot be looked up now.' })
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
      signal: AbortSignal.timeout(timeLimit),
    } as const
    try {
      const answer = await fetch(url + path + (member ? `?id=${member}` : ''), {
        ...init,
        ...(json && { body: JSON.stringify(json) }),
      })
      const body = await answer.text()
      if (answer.status === 500) throw fail(500, 'it failed, with status 500')
      const isElsewhere = answer.status > 200 && answer.status < 500 && answer.status !== 429
      if (answer.status !== 200)
        throw fail(503, `it answered with status ${answer.status}`, isElsewhere ? NotOffered : HTTPException)
      const read = schema.safeParse(jsonOf(body))
      if (!read.success) throw fail(500, 'its answer does not fit the contract', NotOffered)
      return read.data
    } catch (error) {
      if (error instanceof HTTPException) throw error
      const why = reasonOf(error)
      throw fail(503, why, notThere.has(why) ? NotOffered : HTTPException)
    }
  }

  const { find, credits, signIn, copyPerson, erasePerson } = memberCalls
  const ifOffered = <Answer>(request: Promise<Answer>): Promise<Answer | undefined> =>
    request.catch(error => {
      if (error instanceof NotOffered) return undefined
      throw error
    })
  return {
    async find(asking, id) {
      return (await ask(asking, find.response, { ...find, member: id })).member
    },
    async credits(asking, id) {
      return (await ask(asking, credits.response, { ...credits, member: id })).credits
    },
    copyPerson: (asking, email) =>
      ifOffered(ask(asking, copyPerson.response, { ...copyPerson, json: { email }, timeLimit: personMs })),
    erasePerson: (asking, email) =>
      ifOffered(ask(asking, erasePerson.response, { ...erasePerson, json: { email }, timeLimit: personMs })),
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

const notThere = new Set(['ECONNREFUSED', 'ENOTFOUND'])

/** Node hides the reason behind `fetch failed` in the cause. */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error
  if (name === 'TimeoutError') return 'it took too long'
  return cause instanceof Error ? `${(cause as NodeJS.ErrnoException).code ?? cause.message}` : message
}
