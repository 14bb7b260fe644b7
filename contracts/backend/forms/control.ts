import * as z from 'zod/mini'

/**
 * How a browser asks for a field. Written by the same builder as the field's schema, from the same numbers, so that the
 * browser and the servers cannot disagree.
 */
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
    // Known to the site's server, which sets it whatever a browser sent.
    | 'fact'
    | 'fact text'
  required: boolean
  /** Not required by itself, but by what another field says: neither marked as required nor as optional. */
  sometimes?: boolean
  /** Belongs to the form only while another field holds this. */
  onlyWhen?: { field: string; is: string }
  /** What the visitor reads when the field is empty, and when it holds something else than it should. */
  missing: string
  wrong: string
  min?: number
  max?: number
  maxLength?: number
  /** A regular expression for the whole value, fit for the `pattern` attribute. */
  pattern?: string
  options?: readonly string[]
  autoComplete?: string
  /** A day that must not be over when the form is sent. */
  notPast?: boolean
  /** Never kept on the visitor's device, as everything about passports. */
  unkept?: boolean
}

/** The control of each field of the forms, by the field's schema. */
export const controls = z.registry<Control>()

/** Whether visitors choose or type what a field holds. */
export const isTyped = ({ kind }: Control): boolean => kind !== 'fact' && kind !== 'fact text'

/** Whether a form shows a field. */
export const isShown = (control: Control): boolean => isTyped(control) && control.kind !== 'hidden'

/** The controls of a form by the names of its fields, in the order of its schema. */
export function controlsOf(form: z.ZodMiniObject): Record<string, Control> {
  const found: Record<string, Control> = {}
  for (const [name, field] of Object.entries(form.shape)) {
    const control = controls.get(field as z.ZodMiniType)
    if (control) found[name] = control
  }
  return found
}
