import type { FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'

/** What was typed into a form, kept on this device until it was taken. `view`: the showing of the form that it belongs to. */
export type Draft = { savedAt: number; view: string; values: Record<string, string> }

const prefix = 'enquiry-draft:'
const keptFor = 14 * 24 * 60 * 60 * 1000
const viewKeptAfterSending = 60 * 60 * 1000

/** The draft of a form, unless it is too old. */
export function readDraft(form: FormName): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(prefix + form) ?? 'null') as Draft | null
    if (!draft) return undefined
    const limit = Object.keys(draft.values).length > 0 ? keptFor : viewKeptAfterSending
    return Date.now() - draft.savedAt < limit ? draft : undefined
  } catch {
    return undefined
  }
}

export function writeDraft(form: FormName, draft: Omit<Draft, 'savedAt'>): void {
  try {
    localStorage.setItem(prefix + form, JSON.stringify({ savedAt: Date.now(), ...draft } satisfies Draft))
  } catch {
    // Full or forbidden: the form works without a draft.
  }
}

export function forgetDraft(form: FormName): void {
  try {
    localStorage.removeItem(prefix + form)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/**
 * Forgets what was typed, because it was taken. Only the view stays for an hour: who goes back and presses again has sent
 * the same enquiry, not a second one.
 */
export function forgetSent(form: FormName): void {
  const draft = readDraft(form)
  if (draft) writeDraft(form, { view: draft.view, values: {} })
}
