import { type Field, isEntered } from './entered-field.client.ts'

type Tracked = Field & { _valueTracker?: { setValue(value: string): void } }
/** What React has to be told of a field. */
type Telling = {
  event: 'input' | 'change' | 'click'
  /** What React is to have seen before. */
  seen: string
  /** Puts back what was entered, where React has put its own state into the field meanwhile. */
  restore: () => void
}

/**
 * Finds what a visitor entered before React was there, or what a browser that came back put into the fields.
 * @returns Tells React of it. React compares a field with the value it saw last, so it has to forget what it saw while it
 * hydrated. To be called when React is at rest: within an effect it would first put back what it knows, and the caret is lost.
 */
export function typedFields(island: HTMLElement): () => void {
  const tellings = [...island.querySelectorAll<Tracked>('input, textarea, select')].flatMap(field => {
    const telling = untold(field)
    return telling ? [{ field, ...telling }] : []
  })
  // React renders after each of them, and puts its state into those that come later. The one with the caret is told first.
  tellings.sort((one, other) => Number(isFocused(other.field)) - Number(isFocused(one.field)))
  return () => {
    for (const { field, event, seen, restore } of tellings) {
      restore()
      field._valueTracker?.setValue(seen)
      field.dispatchEvent(new Event(event, { bubbles: true }))
    }
  }
}

/** What is to be told of a field; nothing of one that is as the server made it. */
function untold(field: Field): Telling | undefined {
  if (!isEntered(field)) return
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options].map(option => ({ option, selected: option.selected }))
    const restore = () => {
      for (const { option, selected } of options) if (option.selected !== selected) option.selected = selected
    }
    return { event: 'change', seen: '', restore }
  }
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    const { checked } = field
    // A press that no mouse made changes nothing by itself. Of a group of radio buttons, the one that is chosen tells.
    if (field.type === 'radio' && !checked) return
    const restore = () => {
      if (field.checked !== checked) field.checked = checked
    }
    return { event: 'click', seen: String(!checked), restore }
  }
  const { value } = field
  const restore = () => {
    if (field.value !== value) field.value = value
  }
  return { event: 'input', seen: field.defaultValue, restore }
}

const isFocused = (field: Field) => field === document.activeElement
