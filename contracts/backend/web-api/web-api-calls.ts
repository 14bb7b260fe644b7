import type { Call } from '../../calls/call.ts'
import { creditDetailsSchema } from '../credit-details.ts'
import { profileQuerySchema, userDataSchema } from './profile.ts'

const read = {
  system: 'web-api',
  method: 'GET',
  auth: 'private-key',
  request: { query: profileQuerySchema },
  answers: 'json',
  builtIn: true,
  writes: false,
} as const

export const webApiCalls = {
  profile: {
    ...read,
    id: 'web-api.profile',
    summary: 'The profile of a member or agent',
    path: '/api/internal/profile',
    response: userDataSchema,
  },
  creditDetails: {
    ...read,
    id: 'web-api.credit-details',
    summary: 'Credit and wallet of a member or agent, as an object',
    path: '/api/internal/profile/creditdetails',
    response: creditDetailsSchema,
  },
} as const satisfies Record<string, Call>
