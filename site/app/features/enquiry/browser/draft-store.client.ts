import type { FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'

/** Stays on this device until the server accepts the form. */
export type Draft = { savedAt: number; view: string; values: Record<string, string> }

const prefix = 'enquiry-draft:'
const keptFor = 14 * 24 * 60 * 60 * 1000
const viewKeptAfterSending = 60 * 60 * 1000

/** The tab's last draft comes first, so that two tabs do not overwrite each other; a new tab takes the newest. */
const storages = (): Storage[] => [sessionStorage, localStorage]

/** Undefined if it is too old. */
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

/** The form works without a draft where storage is full or forbidden. */
function inEach(act: (storage: Storage) => void): void {
  try {
    storages().forEach(act)
  } catch {}
}

/** Keeps the view for an hour: a visitor who goes back and presses again has sent the same enquiry. */
export function forgetSent(form: FormName): void {
  const draft = readDraft(form)
  if (draft) writeDraft(form, { view: draft.view, values: {} })
}
