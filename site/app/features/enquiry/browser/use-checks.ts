import type { FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import type { FormErrors } from '@agency/contracts/backend/forms/read-enquiry.ts'
import { afterPress } from '@agency/ui/layout/after-press.client.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { faultsIn } from './read-form.client.ts'

/** Shows a fault beside a field when the visitor leaves it, above the form when it is sent; typing hides it. */
export function useChecks(
  form: FormName,
  element: RefObject<HTMLFormElement | null>,
  madeOn: string,
  first: FormErrors = {},
) {
  const [errors, setErrors] = useState(first)
  const [sentWith, setSentWith] = useState(first)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (Object.keys(sentWith).length > 0) place.current?.focus()
  }, [sentWith])

  const faults = () => (element.current ? faultsIn(element.current, form, madeOn) : {})
  const say = (name: string, fault: string | undefined) => fault && setErrors(shown => ({ ...shown, [name]: fault }))
  const unsay = (name: string) => setErrors(({ [name]: _, ...others }) => others)
  const show = (errors: FormErrors) => {
    setErrors(errors)
    setSentWith(errors)
  }
  return {
    errors,
    summary: Object.entries(sentWith).map(([name, message]) => ({ name, message })),
    place,
    show,
    judge() {
      const errors = faults()
      show(errors)
      return Object.keys(errors).length === 0
    },
    onLeft(target: EventTarget) {
      const { name, type, value, validity } = target as HTMLInputElement
      // An empty field has not been tried yet.
      const isFilledIn = value !== '' || validity?.badInput
      if (!name || type === 'radio' || type === 'checkbox' || !(isFilledIn || name in errors)) return
      // A message from the server stays until the value changes.
      afterPress(() => say(name, faults()[name]))
    },
    onChanged(target: EventTarget) {
      const { name } = target as HTMLInputElement
      if (name in errors) afterPress(() => name in faults() || unsay(name))
    },
  }
}
