import type { FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'

/** The page of each form, which also receives its post. */
export const formPaths: Record<FormName, string> = {
  contact: '/contactus',
  'group-flight': '/group-flight-request-form',
  'request-change': '/request-change-form',
  visa: '/visa-request-form',
  transfer: '/transfer-request-form',
}

export const sendPath = (form: FormName): string => `${formPaths[form]}/send`

export function formAt(path: string): FormName | undefined {
  const names = Object.keys(formPaths) as FormName[]
  return names.find(name => formPaths[name] === path.toLowerCase())
}
