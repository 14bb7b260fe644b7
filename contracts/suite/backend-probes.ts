import { backendCalls } from '../backend/backend-calls.ts'
import { idempotencyHeader } from '../backend/enquiry.ts'
import { webApiCalls } from '../web-api/web-api-calls.ts'
import type { Known, Probe } from './probe.ts'

const nobody = ({ stamp }: Known) => `contract-check-${stamp}@example.invalid`

const enquiry = (known: Known) => ({
  json: { name: 'Contract Check', email: nobody(known), message: 'A check of the contract. Please ignore it.' },
  headers: { [idempotencyHeader]: `contract-check-${known.stamp}` },
})

const person = ({ memberId, privateKey }: Known) => ({
  query: { Id: String(memberId), ...(privateKey && { privateKey }) },
})

/** How the calls of the backend API are tried. */
export const backendProbes: Probe[] = [
  { call: backendCalls.creditDetails, asking: ({ memberId }) => ({ query: { id: String(memberId) } }) },
  { call: backendCalls.newsletter, asking: known => ({ json: { email: nobody(known) } }) },
  { call: backendCalls.ssoLogin, asking: known => ({ json: { email: nobody(known), password: 'not-a-password' } }) },
  { call: backendCalls.contact, asking: enquiry },
  { call: backendCalls.groupRequest, asking: enquiry },
  { call: backendCalls.changeRequest, asking: enquiry },
  { call: backendCalls.visaRequest, asking: enquiry },
  { call: backendCalls.transferRequest, asking: enquiry },
]

/** How the calls of the Web API are tried. */
export const webApiProbes: Probe[] = [
  { call: webApiCalls.profile, asking: person },
  { call: webApiCalls.creditDetails, asking: person },
]
