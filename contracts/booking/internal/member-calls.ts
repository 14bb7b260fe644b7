import type { Call } from '../../calls/call.ts'
import {
  memberAnswerSchema,
  memberCreditsAnswerSchema,
  memberQuerySchema,
  memberSignInAnswerSchema,
  memberSignInSchema,
} from './members.ts'
import { personCopyAnswerSchema, personErasedAnswerSchema, personSchema } from './persons.ts'

const call = { system: 'booking', auth: 'bearer', answers: 'json', builtIn: true } as const

/** Only for our own services, with `MEMBERS_API_SECRET` as bearer token and without a proxy. */
export const memberCalls = {
  find: {
    ...call,
    id: 'booking.member',
    summary: 'A member or agent by id',
    method: 'GET',
    path: '/internal/members/profile',
    request: { query: memberQuerySchema },
    response: memberAnswerSchema,
    writes: false,
  },
  credits: {
    ...call,
    id: 'booking.member-credits',
    summary: 'Credit and wallet of a member or agent by id',
    method: 'GET',
    path: '/internal/members/credits',
    request: { query: memberQuerySchema },
    response: memberCreditsAnswerSchema,
    writes: false,
  },
  signIn: {
    ...call,
    id: 'booking.member-sign-in',
    summary: 'Whether a password is right, and whose it is',
    method: 'POST',
    path: '/internal/members/sign-in',
    request: { json: memberSignInSchema },
    response: memberSignInAnswerSchema,
    writes: true,
  },
  copyPerson: {
    ...call,
    id: 'booking.person-copy',
    summary: 'Everything held about an e-mail address',
    method: 'POST',
    path: '/internal/persons/copy',
    request: { json: personSchema },
    response: personCopyAnswerSchema,
    writes: false,
  },
  erasePerson: {
    ...call,
    id: 'booking.person-erasure',
    summary: 'Erase everything held about an e-mail address',
    method: 'POST',
    path: '/internal/persons/erase',
    request: { json: personSchema },
    response: personErasedAnswerSchema,
    writes: true,
  },
} as const satisfies Record<string, Call>
