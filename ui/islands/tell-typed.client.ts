export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type TextField = HTMLInputElement | HTMLTextAreaElement
type Replay = {
  event: 'input' | 'change' | 'click'
  enter: () => void
}

/**
 * Entries from before hydration, or restored by the browser.
 * @returns Reports them. Call it when React is idle: within an effect the caret would be lost.
 */
export function typedFields(island: HTMLElement): () => void {
  const replays = [...island.querySelectorAll<Field>('input, textarea, select')].flatMap(field => {
    const replay = replayOf(field)
    return replay ? [{ field, ...replay }] : []
  })
  // React renders after each event and resets the later fields until their turn, so the focused field comes first.
  replays.sort((one, other) => Number(isFocused(other.field)) - Number(isFocused(one.field)))
  return () => {
    for (const { field, event, enter } of replays) {
      enter()
      field.dispatchEvent(new Event(event, { bubbles: true }))
    }
  }
}

function replayOf(field: Field): Replay | undefined {
  if (!isEntered(field)) return
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options].map(option => ({ option, selected: option.selected }))
    const enter = () => {
      for (const { option, selected } of options) if (option.selected !== selected) option.selected = selected
    }
    return { event: 'change', enter }
  }
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    const { checked } = field
    // A `click` event without a mouse changes nothing. In a radio group the checked button reports.
    if (field.type === 'radio' && !checked) return
    const enter = () => {
      if (field.checked !== checked) field.checked = checked
      noteInReact(field, 'checked', !checked)
    }
    return { event: 'click', enter }
  }
  const { value } = field
  const enter = () => {
    if (field.value !== value) field.value = value
    noteInReact(field, 'value', field.defaultValue)
  }
  return { event: 'input', enter }
}

/**
 * React replaces the property by an accessor that notes assignments, and ignores events without a change. Called for a
 * copy, the accessor leaves the field and its caret alone.
 */
function noteInReact(field: TextField, property: 'value' | 'checked', value: string | boolean): void {
  Object.getOwnPropertyDescriptor(field, property)?.set?.call(field.cloneNode(), value)
}

const isFocused = (field: Field) => field === document.activeElement

export function isEntered(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    // If the server selected none, the browser selects the first.
    const first = Math.max(
      0,
      options.findIndex(option => option.defaultSelected),
    )
    return field.multiple
      ? options.some(option => option.selected !== option.defaultSelected)
      : field.selectedIndex !== first
  }
  if (field.type === 'hidden') return false
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
    return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}
