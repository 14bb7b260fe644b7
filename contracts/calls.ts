import { backendCalls } from './backend/backend-calls.ts'
import { webApiCalls } from './backend/web-api/web-api-calls.ts'
import { bookingCalls } from './booking/booking-calls.ts'
import { memberCalls } from './booking/internal/member-calls.ts'
import type { Call } from './calls/call.ts'
import { contentCalls } from './content/content-calls.ts'
import { captchaCalls } from './site/captcha-calls.ts'
import { siteCalls } from './site/site-calls.ts'

export const calls: readonly Call[] = [
  ...Object.values(contentCalls),
  ...Object.values(captchaCalls),
  ...Object.values(bookingCalls),
  ...Object.values(backendCalls),
  ...Object.values(webApiCalls),
  ...Object.values(siteCalls),
]

export const internalCalls: readonly Call[] = Object.values(memberCalls)
