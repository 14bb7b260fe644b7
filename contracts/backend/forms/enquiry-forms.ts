import { contactForm } from './kinds/contact.ts'
import { groupFlightForm } from './kinds/group-flight.ts'
import { requestChangeForm } from './kinds/request-change.ts'
import { transferForm } from './kinds/transfer.ts'
import { visaForm } from './kinds/visa.ts'

export const enquiryForms = {
  contact: contactForm,
  'group-flight': groupFlightForm,
  'request-change': requestChangeForm,
  visa: visaForm,
  transfer: transferForm,
} as const

export type FormName = keyof typeof enquiryForms

export const formNames = Object.keys(enquiryForms) as FormName[]

/**
 * `page` of the site, which also receives the post; `path` at the backend; `usual` are the values of an untouched form.
 */
export const enquiryKinds = {
  contact: {
    page: '/contactus',
    path: '/v1.0/ContactUs/IndexHandler',
    mailTitle: 'Enquiry',
    usual: {},
  },
  'group-flight': {
    page: '/group-flight-request-form',
    path: '/v1.0/ContactUs/GroupRequest',
    mailTitle: 'Group request',
    usual: { trip: 'return', flexibility: 'exact', cabin: 'economy' },
  },
  'request-change': {
    page: '/request-change-form',
    path: '/v1.0/ContactUs/ChangeRequest',
    mailTitle: 'Request to change a booking',
    usual: {},
  },
  visa: {
    page: '/visa-request-form',
    path: '/v1.0/ContactUs/VisaRequest',
    mailTitle: 'Visa request',
    usual: { purpose: 'tourism', adults: '1', nationality: 'Malaysia' },
  },
  transfer: {
    page: '/transfer-request-form',
    path: '/v1.0/ContactUs/TransferRequest',
    mailTitle: 'Airport transfer request',
    usual: { direction: 'from-airport', adults: '1' },
  },
} as const satisfies Record<FormName, object>

export const formAt = (path: string): FormName | undefined =>
  formNames.find(name => enquiryKinds[name].page === path.toLowerCase())
