import { type Control, isShown } from '@agency/contracts/backend/forms/control.ts'
import { enquiryKinds, type FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { tidyLine } from '@agency/contracts/backend/forms/tidy.ts'
import { type RouteIndex, resolveRoute } from '../../../clients/content/routes/route-resolution.ts'
import type { Subject } from '../../offer-choice/enquiry-subject.tsx'

/** Query parameters that fill a field of another name, as searches over the limits send them. */
const otherNames: Record<string, string> = { reference: 'bookingReference' }
/** Never filled from an address: another person may have written it. */
const neverGiven = new Set(['name', 'email', 'phone', 'message'])

/** `?from=KUL&to=LHR&depart=2027-03-28&adults=12`; only suggestions: the schema checks the posted form. */
export function givenValues(controls: Record<string, Control>, query: URLSearchParams): Record<string, string> {
  const prefilled: Record<string, string> = {}
  for (const [field, text] of query) {
    const name = otherNames[field] ?? field
    const value = tidyLine(text.slice(0, 200))
    const control = Object.hasOwn(controls, name) ? controls[name] : undefined
    if (!control || !isShown(control) || control.kind === 'agreement' || control.agreedBy || neverGiven.has(name))
      continue
    if (typeof value === 'string') prefilled[name] = value
  }
  return prefilled
}

export function firstValues(form: FormName, values: Record<string, string>): Record<string, string> {
  const oneWay: Record<string, string> =
    form === 'group-flight' && values.depart && !values.return ? { trip: 'one-way' } : {}
  return { answerBy: 'email', ...enquiryKinds[form].usual, ...oneWay, ...values }
}

export function subjectOf(about: string | null, routes: RouteIndex): Pick<Subject, 'path' | 'name'> | undefined {
  if (!about || !/^\/[\w.~%/-]{1,400}$/.test(about)) return undefined
  const page = resolveRoute(routes, about)?.page
  return page && { path: page.path, name: page.name }
}
