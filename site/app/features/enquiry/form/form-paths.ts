import type { FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'

/** Where each form lives and is posted to. */
export const formPaths: Record<FormName, string> = {
  contact: '/contactus',
  'group-flight': '/group-flight-request-form',
  'request-change': '/request-change-form',
  visa: '/visa-request-form',
  transfer: '/transfer-request-form',
}

/** Where script sends each form. */
export const sendPath = (form: FormName): string => `${formPaths[form]}/send`

/** The form at a path, if there is one. */
export function formAt(path: string): FormName | undefined {
  const names = Object.keys(formPaths) as FormName[]
  return names.find(name => formPaths[name] === path.toLowerCase())
}
