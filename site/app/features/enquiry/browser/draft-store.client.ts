import type { FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'

/** What was typed into a form, kept on this device until it was taken. `view`: the showing of the form that it belongs to. */
export type Draft = { savedAt: number; view: string; values: Record<string, string> }

const prefix = 'enquiry-draft:'
const keptFor = 14 * 24 * 60 * 60 * 1000
const viewKeptAfterSending = 60 * 60 * 1000

/** What a tab wrote last is its own, so that two tabs do not overwrite each other; a new tab begins with the newest of all. */
const storages = (): Storage[] => [sessionStorage, localStorage]

/** The draft of a form, unless it is too old. */
export function readDraft(form: FormName): Draft | undefined {
  try {
    const texts = storages().map(storage => storage.getItem(prefix + form))
    const draft = JSON.parse(texts.find(text => text !== null) ?? 'null') as Draft | null
    if (!draft) return undefined
    const limit = Object.keys(draft.values).length > 0 ? keptFor : viewKeptAfterSending
    return Date.now() - draft.savedAt < limit ? draft : undefined
  } catch {
    return undefined
  }
}

export function writeDraft(form: FormName, draft: Omit<Draft, 'savedAt'>): void {
  const text = JSON.stringify({ savedAt: Date.now(), ...draft } satisfies Draft)
  inEach(storage => storage.setItem(prefix + form, text))
}

export function forgetDraft(form: FormName): void {
  inEach(storage => storage.removeItem(prefix + form))
}

/** A browser that keeps nothing, or has no room, has nothing to forget: the form works without a draft. */
function inEach(act: (storage: Storage) => void): void {
  try {
    storages().forEach(act)
  } catch {
    // Full or forbidden.
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
