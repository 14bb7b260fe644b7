type Draft = { savedAt: number; view: string; values: Record<string, string> }
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const prefix = 'enquiry-draft:'
const keptFor = 14 * 24 * 60 * 60 * 1000
const viewKeptAfterSending = 60 * 60 * 1000
const pause = 300

/**
 * Keeps what is typed into a form on this device until it was taken, for two weeks at most; never what says "unkept",
 * as everything about passports. The view is kept too: if the answer to a form got lost on its way, sending the draft
 * again is still the same enquiry.
 */
export function startDraft(form: HTMLFormElement): void {
  const name = form.dataset.enquiry ?? ''
  const view = form.elements.namedItem('view') as HTMLInputElement
  const firstView = view.value
  const draft = readDraft(name)
  // A form that the server sent back is newer than any draft.
  if (draft && form.dataset.returned === undefined) {
    view.value = draft.view
    const startAfresh = () => {
      forget(name)
      form.reset()
      view.value = firstView
    }
    if (fill(form, draft)) tellAbout(form, startAfresh)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    write(name, { savedAt: Date.now(), view: view.value, values: valuesOf(form) })
  }
  form.addEventListener('input', () => {
    timer ??= setTimeout(save, pause)
  })
  form.addEventListener('submit', save)
  addEventListener('pagehide', () => timer !== undefined && save())
  if (form.dataset.returned !== undefined) save()
}

/**
 * Forgets what was typed, because it was taken. Only the view stays for an hour: who goes back and presses again has sent
 * the same enquiry, not a second one.
 */
export function removeDraft(name: string): void {
  const draft = readDraft(name)
  if (draft) write(name, { ...draft, savedAt: Date.now(), values: {} })
}

function forget(name: string): void {
  try {
    localStorage.removeItem(prefix + name)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function readDraft(name: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(prefix + name) ?? 'null') as Draft | null
    if (!draft) return undefined
    const limit = Object.keys(draft.values).length > 0 ? keptFor : viewKeptAfterSending
    return Date.now() - draft.savedAt < limit ? draft : undefined
  } catch {
    return undefined
  }
}

function write(name: string, draft: Draft): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(draft))
  } catch {
    // Full or forbidden: the form works without a draft.
  }
}

function controlsOf(form: HTMLFormElement): Control[] {
  const all = [...form.elements].filter((element): element is Control => 'value' in element && 'name' in element)
  return all.filter(
    ({ dataset, name, type }) => name && dataset.missing && dataset.unkept === undefined && type !== 'checkbox',
  )
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {}
  for (const control of controlsOf(form)) {
    const picked = control.type !== 'radio' || (control as HTMLInputElement).checked
    if (picked && control.value !== '') values[control.name] = control.value
  }
  return values
}

/** @returns Whether anything changed. What the address of the page gave stays. */
function fill(form: HTMLFormElement, { values }: Draft): boolean {
  let changed = false
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    if (value === undefined || control.dataset.given !== undefined) continue
    if (control.type === 'radio') {
      const picked = control.value === value
      changed ||= picked && !(control as HTMLInputElement).checked
      ;(control as HTMLInputElement).checked = picked
    } else if (control.value !== value) {
      control.value = value
      changed = true
    }
  }
  // What depends on a field follows.
  form.dispatchEvent(new Event('change'))
  return changed
}

function tellAbout(form: HTMLFormElement, startAfresh: () => void): void {
  const notice = document.createElement('p')
  notice.className = 'enquiry__draft'
  notice.setAttribute('role', 'status')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'enquiry__afresh'
  button.textContent = 'Start afresh'
  button.addEventListener('click', () => {
    startAfresh()
    notice.remove()
  })
  notice.append('We put back what you typed here earlier. It is kept on this device only. ', button)
  form.prepend(notice)
}
