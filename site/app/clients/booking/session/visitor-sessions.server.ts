import type { SessionDecoder } from '@agency/contracts/session/session-cookie.server.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { type AskingSettings, askedSessions } from './asked-sessions.server.ts'
import { handedOverSessions } from './handed-over-sessions.server.ts'
import { anonymous, type VisitorSessions } from './knowledge.server.ts'
import type { OwnCookieSettings } from './own-cookie.server.ts'
import { createRefusalLog, type OnRefusal } from './refusal-log.server.ts'
import { sealedSessions } from './sealed-sessions.server.ts'
import { type TicketSettings, ticketSessions } from './ticket-sessions.server.ts'

export type SessionWay = 'jwe' | 'handoff' | 'endpoint' | 'aspxauth' | 'none'

export type SessionSettings = OwnCookieSettings & AskingSettings & TicketSettings & { SESSION: SessionWay }

export function visitorSessions(env: SessionSettings, log: Logger): VisitorSessions {
  return sessionsBy(env, createRefusalLog(log, env.SESSION))
}

export function sessionsBy(env: SessionSettings, onRefusal: OnRefusal): VisitorSessions {
  switch (env.SESSION) {
    case 'jwe':
      return sealedSessions(env, onRefusal)
    case 'handoff':
      return handedOverSessions(env, onRefusal)
    case 'endpoint':
      return askedSessions(env, onRefusal)
    case 'aspxauth':
      return ticketSessions(env, onRefusal)
    case 'none':
      return { cookieName: undefined, read: async () => anonymous }
  }
}

export function decoderOf({ read }: VisitorSessions): SessionDecoder {
  return async cookies => (await read(cookies ?? undefined)).session
}
