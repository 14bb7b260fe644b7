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
