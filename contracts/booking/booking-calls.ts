import * as z from 'zod'
import type { Call } from '../calls/call.ts'
import { navigationSchema } from '../calls/navigation.ts'
import { checkEmailAnswerSchema, checkEmailRequestSchema } from './accounts/check-email.ts'
import { registerQuerySchema, registerSchema } from './accounts/register.ts'
import { carSearchSchema } from './searches/car-search.ts'
import { flightHotelSearchSchema, flightSearchSchema } from './searches/flight-search.ts'
import { hotelSearchOfOldSchema, hotelSearchSchema } from './searches/hotel-search.ts'

const loginQuerySchema = z.object({ ReturnUrl: z.url() })

/**
 * Without `ReturnUrl` the visitor returns to the website of the form; a failed agent login returns to `/AgentLogin`.
 */
const optionalReturnQuerySchema = z.object({ ReturnUrl: z.url().optional() })

/** `rememberMe` is `true` or missing; the receiver cannot read `on`. */
const memberLoginSchema = z.object({
  Email: z.string().min(1).max(254),
  Pwd: z.string().min(1).max(200),
  rememberMe: z.literal('true').optional(),
  btnLogin: z.literal('Login'),
})

/** See `verification-id.server.ts` for `VerificationID`. */
const agentLoginSchema = z.object({
  UserLoginID: z.string().min(1).max(254),
  Pwd: z.string().min(1).max(200),
  VerificationID: z.string().min(1).max(1000).pipe(z.base64()),
  btnLogin: z.literal('Login'),
})

const assertion = z.jwt()
const vouchedEmail = z.string().min(3).max(254)

/**
 * Query of the Google sign-in. The browser must navigate from a page of the website, by a link or a script: after a
 * redirect from the provider, browsers report another site, and our booking site refuses those, as it refuses links in
 * mails. Otherwise an attacker could sign a visitor in to the attacker's account.
 * `ReturnUrl` may be added, here and to the post; without it the visitor returns to the website's home page.
 */
const googleLoginSchema = z.object({
  provider: z.literal('Google'),
  id: z.string().min(1),
  name: z.string(),
  email: vouchedEmail,
  assertion,
})

const facebookLoginSchema = z.object({
  'facebookLogin.Id': z.string().min(1),
  'facebookLogin.Name': z.string(),
  'facebookLogin.Email': vouchedEmail,
  assertion,
})

const post = { system: 'booking', method: 'POST' } as const
const search = { ...post, answers: 'navigation', response: navigationSchema, builtIn: true, writes: false } as const
const account = { ...post, answers: 'navigation', response: navigationSchema, builtIn: true, writes: true } as const

export const bookingCalls = {
  flightSearch: {
    ...search,
    id: 'booking.flight-search',
    summary: 'Search flights, or flights with hotels',
    path: '/Home/Index',
    request: { form: z.union([flightHotelSearchSchema, flightSearchSchema]) },
  },
  hotelSearch: {
    ...search,
    id: 'booking.hotel-search',
    summary: 'Search hotels',
    path: '/Hotel/GetHotelSearch20',
    request: { form: hotelSearchSchema },
  },
  hotelSearchOfOld: {
    ...search,
    id: 'booking.hotel-search-of-old',
    summary: 'Search hotels as the receiver of 2019 understands it: infants are all children',
    path: '/Hotel/GetHotelSearch',
    request: { form: hotelSearchOfOldSchema },
  },
  hotelStart: {
    ...search,
    id: 'booking.hotel-start',
    summary: 'Search hotels, from the hotels start page',
    path: '/Hotel/',
    request: { form: hotelSearchSchema },
  },
  carSearch: {
    ...search,
    id: 'booking.car-search',
    summary: 'Search cars to rent',
    path: '/CarRental/GetCarRentalSearch',
    request: { form: carSearchSchema },
  },
  checkEmail: {
    ...post,
    id: 'booking.check-email',
    summary: 'Whether an e-mail address has an account',
    path: '/Member/CheckEmailExist',
    request: { form: checkEmailRequestSchema },
    answers: 'json',
    response: checkEmailAnswerSchema,
    without: 'people learn from the registration itself that their address has an account',
    builtIn: true,
    writes: false,
  },
  memberLogin: {
    ...account,
    id: 'booking.member-login',
    summary: 'Log a member in',
    path: '/account/login',
    request: { query: loginQuerySchema, form: memberLoginSchema },
  },
  agentLogin: {
    ...account,
    id: 'booking.agent-login',
    summary: 'Log an agent in',
    path: '/agent/login',
    request: { query: optionalReturnQuerySchema, form: agentLoginSchema },
  },
  register: {
    ...account,
    id: 'booking.register',
    summary: 'Register a member',
    path: '/member/SimpleRegister',
    request: { query: registerQuerySchema, form: registerSchema },
  },
  googleLogin: {
    ...account,
    id: 'booking.google-login',
    summary: 'Log in with Google',
    method: 'GET',
    path: '/Account/ExternalLoginCallback',
    request: { query: googleLoginSchema },
  },
  facebookLogin: {
    ...account,
    id: 'booking.facebook-login',
    summary: 'Log in with Facebook',
    path: '/Account/ExternalLoginCallback',
    request: { form: facebookLoginSchema },
  },
  logOff: {
    ...account,
    id: 'booking.log-off',
    summary: 'End the session',
    path: '/Account/LogOff',
    request: { query: optionalReturnQuerySchema },
  },
} as const satisfies Record<string, Call>
