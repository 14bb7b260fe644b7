import type { enquiryWords } from '@agency/words/forms/enquiry/words.ts'
import * as z from 'zod/mini'

/** The name of a message for an empty field; an optional one needs none. */
export type Missing = keyof ReturnType<typeof enquiryWords>['missing']

/** One builder writes it and the field's schema, so that browser and server agree. */
export type Control = {
  kind:
    | 'line'
    | 'email'
    | 'phone'
    | 'count'
    | 'day'
    | 'time'
    | 'choice'
    | 'country'
    | 'text'
    | 'agreement'
    | 'hidden'
    | 'fact'
    | 'fact text'
  required: boolean
  /** The form's check decides: marked neither as required nor as optional. */
  sometimes?: boolean
  onlyWhen?: { field: string; is: readonly string[] }
  missing?: Missing
  min?: number
  max?: number
  maxLength?: number
  pattern?: string
  options?: readonly string[]
  autoComplete?: string
  /** Must not be over when the form is sent. */
  notPast?: boolean
  /** Never stored on the visitor's device, as everything about passports. */
  unkept?: boolean
  /** Sensitive data (PDPA): the agreement of this name has to be ticked too. */
  agreedBy?: string
}

export const controls = z.registry<Control>()

export const isTyped = ({ kind }: Control): boolean => kind !== 'fact' && kind !== 'fact text'

export const isShown = (control: Control): boolean => isTyped(control) && control.kind !== 'hidden'

export function controlsOf(form: z.ZodMiniObject): Record<string, Control> {
  const builtControls: Record<string, Control> = {}
  for (const [name, field] of Object.entries(form.shape)) {
    const control = controls.get(field as z.ZodMiniType)
    if (control) builtControls[name] = control
  }
  return builtControls
}
