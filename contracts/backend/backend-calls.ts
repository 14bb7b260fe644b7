import * as z from 'zod'
import type { Call } from '../calls/call.ts'
import { emailAddress } from '../people/email-schema.ts'
import { creditAnswerSchema, creditQuerySchema } from './credit-details.ts'
import {
  answeredRequestSchema,
  answerTimesQuerySchema,
  answerTimesSchema,
  enquiryAnswerSchema,
  enquiryEnvelopeSchema,
} from './enquiry.ts'
import { enquiryForms, enquiryKinds, type FormName } from './forms/enquiry-forms.ts'
import { newsletterRequestSchema, newsletterTokenSchema, newsletterWithdrawalSchema } from './newsletter.ts'
import {
  ownDataLinkSchema,
  ownDataRequestSchema,
  ownDataTokenSchema,
  ownDataUsedSchema,
  ownDataUseSchema,
} from './own-data.ts'
import { replySchema } from './reply.ts'
import { userDataSchema } from './web-api/profile.ts'

const ssoLoginRequestSchema = z.object({ email: emailAddress(), password: z.string().min(1).max(200) })

const ssoLoginAnswerSchema = replySchema.safeExtend({ userdata: userDataSchema.nullish() })

const write = { system: 'backend', method: 'POST', answers: 'json', builtIn: false, writes: true } as const
const byOffice = 'visitors write to the office for their data; where it exists, name own-data in BACKEND_RECEIVER'
const enquiry = (form: FormName) =>
  ({
    ...write,
    builtIn: true,
    path: enquiryKinds[form].path,
    request: { json: z.intersection(enquiryForms[form], enquiryEnvelopeSchema) },
    response: enquiryAnswerSchema,
  }) as const

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
    builtIn: true,
    writes: false,
  },
  newsletter: {
    ...write,
    builtIn: true,
    id: 'backend.newsletter',
    summary: 'Sign up for the newsletter',
    path: '/v1.0/ContactUs/newsSubcribe',
    request: { json: newsletterRequestSchema },
    response: replySchema,
  },
  newsletterConfirm: {
    ...write,
    builtIn: true,
    id: 'backend.newsletter-confirm',
    summary: 'Confirm a newsletter address by the token from our e-mail',
    path: '/v1.0/ContactUs/newsConfirm',
    request: { json: newsletterTokenSchema },
    response: replySchema,
  },
  newsletterLeave: {
    ...write,
    builtIn: true,
    id: 'backend.newsletter-leave',
    summary: 'Unsubscribe an address by the token from one of our e-mails',
    path: '/v1.0/ContactUs/newsUnsubscribe',
    request: { json: newsletterTokenSchema },
    response: replySchema,
  },
  newsletterWithdraw: {
    ...write,
    builtIn: true,
    id: 'backend.newsletter-withdraw',
    summary: 'Unsubscribe a member who withdrew consent in the profile',
    path: '/v1.0/ContactUs/newsWithdraw',
    request: { json: newsletterWithdrawalSchema },
    response: replySchema,
    without: 'Members unsubscribe by the link in every newsletter.',
  },
  ownDataRequest: {
    ...write,
    builtIn: true,
    id: 'backend.own-data-request',
    summary: 'Mail a link for a copy or the erasure of the data of an address',
    path: '/v1.0/OwnData/Request',
    request: { json: ownDataRequestSchema },
    response: replySchema,
    without: byOffice,
  },
  ownDataLink: {
    ...write,
    builtIn: true,
    id: 'backend.own-data-link',
    summary: 'What a mailed link to personal data is for',
    path: '/v1.0/OwnData/Link',
    request: { json: ownDataTokenSchema },
    response: ownDataLinkSchema,
    writes: false,
    without: byOffice,
  },
  ownDataUse: {
    ...write,
    builtIn: true,
    id: 'backend.own-data-use',
    summary: 'Copy or erase the data of an address by the token of a mailed link',
    path: '/v1.0/OwnData/Use',
    request: { json: ownDataUseSchema },
    response: ownDataUsedSchema,
    without: byOffice,
  },
  answered: {
    ...write,
    builtIn: true,
    id: 'backend.answered',
    summary: 'Note that an enquiry was answered; the site does not call it',
    path: '/v1.0/ContactUs/Answered',
    request: { json: answeredRequestSchema },
    response: replySchema,
    without: 'The site says the sentence of its settings about how soon enquiries are answered.',
  },
  answerTimes: {
    id: 'backend.answer-times',
    system: 'backend',
    summary: 'When the enquiries of the last weeks were received and answered',
    method: 'GET',
    path: '/v1.0/ContactUs/AnswerTimes',
    request: { query: answerTimesQuerySchema },
    answers: 'json',
    response: answerTimesSchema,
    builtIn: true,
    writes: false,
    without: 'The site says the sentence of its settings about how soon enquiries are answered.',
  },
  ssoLogin: {
    ...write,
    id: 'backend.sso-login',
    summary: 'Check credentials and name their owner',
    path: '/v1.0/SSO/login',
    request: { json: ssoLoginRequestSchema },
    response: ssoLoginAnswerSchema,
    builtIn: true,
  },
  contact: { ...enquiry('contact'), id: 'backend.contact', summary: 'Submit a general enquiry' },
  groupRequest: {
    ...enquiry('group-flight'),
    id: 'backend.group-request',
    summary: 'Submit a request for a group flight',
  },
  changeRequest: {
    ...enquiry('request-change'),
    id: 'backend.change-request',
    summary: 'Submit a request to change a booking',
  },
  visaRequest: { ...enquiry('visa'), id: 'backend.visa-request', summary: 'Submit a visa request' },
  transferRequest: {
    ...enquiry('transfer'),
    id: 'backend.transfer-request',
    summary: 'Submit a request for an airport transfer',
  },
} as const satisfies Record<string, Call>
