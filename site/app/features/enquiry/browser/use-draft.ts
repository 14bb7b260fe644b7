import { type Control, controlsOf, isShown } from '@agency/contracts/backend/forms/control.ts'
import { enquiryForms, type FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { viewField } from '../form/form-fields.ts'
import { type Draft, forgetDraft, readDraft, writeDraft } from './draft-store.client.ts'

type DraftOptions = {
  form: FormName
  element: RefObject<HTMLFormElement | null>
  /** A draft replaces only fields that still hold these values, */
  values: Record<string, string>
  /** and not those that the page's address filled in. */
  given: string[]
  /** A form that the server sent back is newer than any draft. */
  isReturned: boolean
  setView: (view: string) => void
}

const pause = 300

/**
 * Leaves out "unkept" fields such as passport data. Stores the view too, so that sending a draft again is still the
 * same enquiry.
 */
export function useDraft({ form, element, values, given, isReturned, setView }: DraftOptions) {
  const [isRestored, setRestored] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  function keep() {
    clearTimeout(timer.current)
    timer.current = undefined
    if (element.current) writeDraft(form, draftOf(element.current, form))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useEffect(() => {
    const draft = isReturned ? undefined : readDraft(form)
    if (isReturned) keep()
    if (draft && element.current) {
      setView(draft.view)
      const isFree = (name: string, held: string) => !given.includes(name) && held === (values[name] ?? '')
      setRestored(fill(element.current, draft, isFree))
    }
    const onHide = () => timer.current !== undefined && keep()
    addEventListener('pagehide', onHide)
    return () => removeEventListener('pagehide', onHide)
  }, [])
  return {
    isRestored,
    keep,
    onChanged() {
      timer.current ??= setTimeout(keep, pause)
    },
    forget() {
      clearTimeout(timer.current)
      timer.current = undefined
      forgetDraft(form)
      setRestored(false)
    },
  }
}

const isKept = (control: Control) => !control.unkept && isShown(control)

/** A field, or the radio buttons of one name. */
const fieldOf = (element: HTMLFormElement, name: string) => element.elements.namedItem(name) as HTMLInputElement | null

function draftOf(element: HTMLFormElement, form: FormName): Omit<Draft, 'savedAt'> {
  const stored = Object.entries(controlsOf(enquiryForms[form])).filter(([, control]) => isKept(control))
  const values = stored.map(([name]) => [name, fieldOf(element, name)?.value ?? ''] as const)
  return {
    view: fieldOf(element, viewField)?.value ?? '',
    values: Object.fromEntries(values.filter(([, value]) => value !== '')),
  }
}

function fill(element: HTMLFormElement, draft: Draft, isFree: (name: string, held: string) => boolean): boolean {
  let changed = false
  for (const [name, value] of Object.entries(draft.values)) {
    const field = fieldOf(element, name)
    if (!field || field.value === value || !isFree(name, field.value)) continue
    field.value = value
    changed = true
  }
  return changed
}
