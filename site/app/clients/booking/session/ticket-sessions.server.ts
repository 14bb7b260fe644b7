import { parseJson } from '@agency/contracts/calls/parse-json.ts'
import { cookiesIn } from '@agency/contracts/session/cookies.ts'
import { readSessionUser } from '@agency/contracts/session/session.ts'
import { cookieIsOver, isOver, type Session } from '@agency/contracts/session/session-cookie.server.ts'
import { type MachineKey, openFormsTicket } from './forms-ticket.server.ts'
import { anonymous, type VisitorSessions } from './knowledge.server.ts'
import type { OnRefusal } from './refusal-log.server.ts'

export type TicketSettings = { SESSION_COOKIE_NAME: string; SESSION_MACHINE_KEY?: MachineKey | undefined }

const maxCookies = 4

/** `aspxauth`: reads the ticket of ASP.NET's forms authentication, whose user data names the member. */
export function ticketSessions(env: TicketSettings, onRefusal: OnRefusal): VisitorSessions {
  const { SESSION_COOKIE_NAME: name, SESSION_MACHINE_KEY: key } = env
  if (!key) throw new Error('SESSION_MACHINE_KEY is missing')
  return {
    cookieName: name,
    async read(cookies) {
      // An outdated cookie of another domain or path may accompany the valid one, in any order.
      const values = cookiesIn(cookies).flatMap(([cookieName, value]) => (cookieName === name ? [value] : []))
      const read = values.slice(0, maxCookies).map(value => readTicketSession(value, key, Date.now()))
      const session = read.find(one => typeof one !== 'string')
      if (session) return { session, isLapsed: false }
      for (const reason of read.slice(0, 1)) onRefusal(reason as string)
      return anonymous
    },
  }
}

function readTicketSession(value: string, key: MachineKey, now: number): Session | string {
  const ticket = openFormsTicket(value, key)
  if (typeof ticket === 'string') return ticket
  if (isOver(ticket.expires, now)) return cookieIsOver
  const user = readSessionUser(parseJson(ticket.userData))
  if (typeof user === 'string') return `its UserData is not the User as JSON: ${user}`
  return { ...user, issuedAt: ticket.issued, expires: ticket.expires }
}
