import { useHydrated } from '@agency/ui/islands/use-hydrated.ts'
import { afterPress } from '@agency/ui/layout/after-press.client.ts'
import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { type Rules, readField } from './account-rules.ts'

type Faults = Record<string, string | undefined>

/**
 * Checks a form as it is filled in: a field when it is left, a checkbox when it changes, everything before the form is
 * sent. Messages change only after a press has ended, or the pressed button would move. Without script, and before
 * hydration, the browser checks the fields' own attributes.
 */
export function useFormChecks(rules: Rules) {
  const isAlive = useHydrated()
  const [faults, setFaults] = useState<Faults>({})
  const [isRefused, setRefused] = useState(false)
  const shown = useRef<Faults>({})

  const faultOf = (form: HTMLFormElement, name: string) => rules[name]?.(new FormData(form)) || shown.current[name]
  const tell = (news: Faults) => afterPress(() => setFaults(all => ({ ...all, ...news })))
  const judge = ({ form, name }: HTMLInputElement) => {
    if (form && name in rules) tell({ [name]: faultOf(form, name) })
  }

  return {
    form: {
      noValidate: isAlive,
      className: isRefused ? 'form-column is-refused' : 'form-column',
      onBlur(event: FocusEvent<HTMLFormElement>) {
        const target = event.target as Element as HTMLInputElement
        writeAsRead(target)
        // The visitor has not had a chance to fill in an empty field yet.
        if (target.value) judge(target)
      },
      onChange({ target }: FormEvent<HTMLFormElement>) {
        const input = target as HTMLInputElement
        if (input.type === 'checkbox' && faults[input.name]) judge(input)
      },
      onAnimationEnd: () => setRefused(false),
    },
    fault: (name: string) => ({ error: faults[name], announced: true }),
    /** Shows a server's message at a field. `blocks` makes it a fault until the field changes. */
    tellFromServer(name: string, message: string, blocks: boolean) {
      shown.current[name] = blocks ? message : ''
      tell({ [name]: message })
    },
    /** The server's message was about the previous value. */
    forget(name: string) {
      delete shown.current[name]
    },
    refuse: () => afterPress(() => setRefused(true)),
    /** Stops a form with faults and focuses the first. @returns true if it stopped the form. */
    holdsBack(event: FormEvent<HTMLFormElement>): boolean {
      const form = event.currentTarget
      for (const field of form.querySelectorAll('input')) writeAsRead(field)
      const all = Object.keys(rules).map(name => [name, faultOf(form, name)] as const)
      const first = all.find(([, fault]) => fault)?.[0]
      if (!first) return false
      event.preventDefault()
      tell(Object.fromEntries(all))
      afterPress(() => setRefused(true))
      form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
      return true
    },
  }
}

/** Another booking site than ours may not understand the typed form of a value, so it gets the normalised one. */
function writeAsRead(field: HTMLInputElement): void {
  const read = readField(field.name, field.value)
  if (read !== undefined && read !== field.value) field.value = read
}
