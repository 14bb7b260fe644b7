import { useHydrated } from '@agency/ui/islands/use-hydrated.ts'
import { afterPress } from '@agency/ui/layout/after-press.client.ts'
import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { type Rules, readField } from './account-rules.ts'

type Faults = Record<string, string | undefined>

/**
 * Judges a form as it is filled in: a field when it is left, a box at once when it mends, and everything before the form
 * is sent. Messages come and go when a press is over, or what is pressed would move. Before it lives in a browser, and
 * without script, the browser judges by the fields' own attributes.
 */
export function useFormChecks(rules: Rules) {
  const isAlive = useHydrated()
  const [faults, setFaults] = useState<Faults>({})
  const [isRefused, setRefused] = useState(false)
  /** What a server found wrong with a field as it is. */
  const found = useRef<Faults>({})

  const faultOf = (form: HTMLFormElement, name: string) => rules[name]?.(new FormData(form)) || found.current[name]
  const tell = (news: Faults) => afterPress(() => setFaults(all => ({ ...all, ...news })))
  const judge = ({ form, name }: HTMLInputElement) => {
    if (form && name in rules) tell({ [name]: faultOf(form, name) })
  }

  return {
    /** For the form. */
    form: {
      noValidate: isAlive,
      className: isRefused ? 'form-column is-refused' : 'form-column',
      onBlur(event: FocusEvent<HTMLFormElement>) {
        const target = event.target as Element as HTMLInputElement
        writeAsRead(target)
        // An empty field is not marked before the visitor has had a chance to fill it in.
        if (target.value) judge(target)
      },
      onChange({ target }: FormEvent<HTMLFormElement>) {
        const input = target as HTMLInputElement
        if (input.type === 'checkbox' && faults[input.name]) judge(input)
      },
      onAnimationEnd: () => setRefused(false),
    },
    /** What a field shows. */
    fault: (name: string) => ({ error: faults[name], announced: true }),
    /** Tells what a server says of a field. What `blocks` counts as wrong until the field is changed. */
    tellFromServer(name: string, message: string, blocks: boolean) {
      found.current[name] = blocks ? message : ''
      tell({ [name]: message })
    },
    /** The field is being changed: what a server said was about something else. */
    forget(name: string) {
      delete found.current[name]
    },
    /** Shakes what is wrong. */
    refuse: () => afterPress(() => setRefused(true)),
    /** Holds back a form with something wrong in it, and leads to the first. @returns Whether it did. */
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

/** The booking site receives what the field holds, and another one than ours may not know how to read what was typed. */
function writeAsRead(field: HTMLInputElement): void {
  const read = readField(field.name, field.value)
  if (read !== undefined && read !== field.value) field.value = read
}
