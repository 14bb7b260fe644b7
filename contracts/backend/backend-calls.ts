import type { Call } from '../call.ts'
import { creditAnswerSchema, creditQuerySchema } from './credit-details.ts'
import { enquiryAnswerSchema, enquiryPaths, enquiryRequestSchema } from './enquiry.ts'
import { newsletterAnswerSchema, newsletterRequestSchema } from './newsletter.ts'
import { ssoLoginAnswerSchema, ssoLoginRequestSchema } from './sso-login.ts'

const write = { system: 'backend', method: 'POST', answers: 'json', builtIn: false, writes: true } as const
const enquiry = { ...write, request: { json: enquiryRequestSchema }, response: enquiryAnswerSchema } as const

/** The calls of the backend API, server to server only. */
export const backendCalls = {
  creditDetails: {
    id: 'backend.credit-details',
    system: 'backend',
    summary: 'Credit and wallet of a member or agent',
    method: 'GET',
    path: '/v1.0/HomePage/GetCreditDetails',
    request: { query: creditQuerySchema },
    answers: 'json',
    response: creditAnswerSchema,
    builtIn: false,
    writes: false,
  },
  newsletter: {
    ...write,
    id: 'backend.newsletter',
    summary: 'Sign up for offers by e-mail',
    path: '/v1.0/ContactUs/newsSubcribe',
    request: { json: newsletterRequestSchema },
    response: newsletterAnswerSchema,
  },
  ssoLogin: {
    ...write,
    id: 'backend.sso-login',
    summary: 'Check credentials and say whose they are',
    path: '/v1.0/SSO/login',
    request: { json: ssoLoginRequestSchema },
    response: ssoLoginAnswerSchema,
  },
  contact: { ...enquiry, id: 'backend.contact', summary: 'Take a general enquiry', path: enquiryPaths.contact },
  groupRequest: {
    ...enquiry,
    id: 'backend.group-request',
    summary: 'Take a request for a group flight',
    path: enquiryPaths['group-flight'],
  },
  changeRequest: {
    ...enquiry,
    id: 'backend.change-request',
    summary: 'Take a request to change a booking',
    path: enquiryPaths['request-change'],
  },
  visaRequest: { ...enquiry, id: 'backend.visa-request', summary: 'Take a visa request', path: enquiryPaths.visa },
  transferRequest: {
    ...enquiry,
    id: 'backend.transfer-request',
    summary: 'Take a request for an airport transfer',
    path: enquiryPaths.transfer,
  },
} as const satisfies Record<string, Call>
