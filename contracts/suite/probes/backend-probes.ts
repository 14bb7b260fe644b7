import { backendCalls } from '../../backend/backend-calls.ts'
import { idempotencyHeader } from '../../backend/enquiry.ts'
import type { FormName } from '../../backend/forms/enquiry-forms.ts'
import { sampleEnquiries } from '../../backend/forms/sample-enquiries.ts'
import { webApiCalls } from '../../backend/web-api/web-api-calls.ts'
import type { Known, Probe } from './probe.ts'

const unused = ({ stamp }: Known) => `contract-check-${stamp}@example.invalid`

const enquiry = (form: FormName) => (facts: Known) => ({
  json: {
    ...sampleEnquiries[form],
    name: 'Contract Check',
    email: unused(facts),
    message: 'A check of the contract. Please ignore it.',
  },
  headers: { [idempotencyHeader]: `contract-check-${form}-${facts.stamp}` },
})

const unknownToken = () => ({ json: { token: 'contract-check-contract-check' } })

const person = ({ memberId, privateKey }: Known) => ({
  query: { Id: String(memberId), ...(privateKey && { privateKey }) },
})

export const backendProbes: Probe[] = [
  { call: backendCalls.creditDetails, asking: ({ memberId }) => ({ query: { id: String(memberId) } }) },
  { call: backendCalls.newsletter, asking: facts => ({ json: { email: unused(facts) } }) },
  { call: backendCalls.newsletterConfirm, asking: unknownToken },
  { call: backendCalls.newsletterLeave, asking: unknownToken },
  { call: backendCalls.newsletterWithdraw, asking: facts => ({ json: { email: unused(facts) } }) },
  { call: backendCalls.ownDataRequest, asking: facts => ({ json: { email: unused(facts), wish: 'copy' } }) },
  { call: backendCalls.ownDataLink, asking: unknownToken },
  { call: backendCalls.ssoLogin, asking: facts => ({ json: { email: unused(facts), password: 'not-a-password' } }) },
  { call: backendCalls.contact, asking: enquiry('contact') },
  { call: backendCalls.groupRequest, asking: enquiry('group-flight') },
  { call: backendCalls.changeRequest, asking: enquiry('request-change') },
  { call: backendCalls.visaRequest, asking: enquiry('visa') },
  { call: backendCalls.transferRequest, asking: enquiry('transfer') },
]

export const webApiProbes: Probe[] = [
  { call: webApiCalls.profile, asking: person },
  { call: webApiCalls.creditDetails, asking: person },
]
