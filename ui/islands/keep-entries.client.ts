import { type Field, isEntered } from './tell-typed.client.ts'

const operable = 'input:not([type=hidden]), textarea, select, details, summary, button, a[href]'
const elementsOf = (island: HTMLElement) => [...island.querySelectorAll<HTMLElement>(operable)]

type Text = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>

/**
 * React discards elements that a password manager or a translation has changed.
 * @returns Restores the fields that the visitor changed, or all of them.
 */
export function keepEntries(island: HTMLElement): (what: 'entered' | 'all') => void {
  let elements = elementsOf(island)
  let focused = document.activeElement
  // During hydration React resets a text area to its first text.
  const texts = new Map<HTMLTextAreaElement, Text>()
  const keepTexts = () => {
    for (const area of [...island.querySelectorAll('textarea')].filter(isEntered)) {
      const { value, selectionStart, selectionEnd } = area
      texts.set(area, { value, selectionStart, selectionEnd })
    }
  }
  keepTexts()
  let isHydrated = false
  for (const type of ['focusin', 'input']) {
    const note = ({ target }: Event) => {
      focused = target as Element
      elements = elementsOf(island)
      if (!isHydrated) keepTexts()
    }
    // Before React, which hydrates at once when it gets an event.
    island.addEventListener(type, note, { capture: true })
  }
  return what => {
    isHydrated = true
    for (const [area, { value, selectionStart, selectionEnd }] of texts) {
      if (area.value === value) continue
      area.value = value
      area.setSelectionRange(selectionStart, selectionEnd)
    }
    texts.clear()
    const before = byKey(elements)
    elements = elementsOf(island)
    for (const [key, element] of byKey(elements)) {
      const old = before.get(key)
      if (!old) continue
      if (old !== element) {
        if (isField(old) && (what === 'all' || isEntered(old))) copyField(old, element as Field)
        if (old instanceof HTMLDetailsElement) (element as HTMLDetailsElement).open = old.open
      }
      if (old === focused && document.activeElement === document.body) focusLike(old, element)
    }
  }
}

/** Stable across renderings: kind, name, and position among equal ones. */
function byKey(elements: HTMLElement[]): Map<string, HTMLElement> {
  const alike = new Map<string, number>()
  return new Map(
    elements.map(element => {
      const { name = '', value } = element as HTMLInputElement
      const kind = `${element.localName} ${name} ${isCheckable(element) ? value : ''}`
      const place = (alike.get(kind) ?? 0) + 1
      alike.set(kind, place)
      return [`${kind} ${place}`, element]
    }),
  )
}

function copyField(from: Field, to: Field): void {
  if (isCheckable(from)) {
    ;(to as HTMLInputElement).checked = from.checked
  } else if (from instanceof HTMLSelectElement) {
    const chosen = new Set([...from.selectedOptions].map(({ value }) => value))
    for (const option of (to as HTMLSelectElement).options) option.selected = chosen.has(option.value)
  } else {
    to.value = from.value
  }
}

function focusLike(from: HTMLElement, to: HTMLElement): void {
  to.focus({ preventScroll: true })
  const { selectionStart, selectionEnd } = from as HTMLInputElement
  // Script cannot move the caret of e-mail and number fields.
  if (typeof selectionStart === 'number') (to as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
}

const isField = (element: Element): element is Field => element.matches('input, textarea, select')
const isCheckable = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
