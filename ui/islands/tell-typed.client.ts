export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type TextField = HTMLInputElement | HTMLTextAreaElement
/** How React learns of what was entered in a field. */
type Replay = {
  event: 'input' | 'change' | 'click'
  /** Sets the field to what was entered, and React's record of it to what the server rendered. */
  enter: () => void
}

/**
 * Finds what a visitor entered before hydration, or what the browser restored into the fields.
 * @returns Reports it to React. Call it when React is idle: within an effect React would first restore its own state, and the
 * caret would be lost.
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

/** What to report of a field; undefined if it is as the server rendered it. */
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
    // A `click` event that no mouse caused changes nothing by itself. In a group of radio buttons the checked one reports.
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
 * Makes React believe that a field had another value before. React replaces the property of the element by an accessor that
 * notes what is assigned, and ignores events without a change. Called for a copy, the accessor notes the value and leaves the
 * field and its caret alone.
 */
function noteInReact(field: TextField, property: 'value' | 'checked', value: string | boolean): void {
  Object.getOwnPropertyDescriptor(field, property)?.set?.call(field.cloneNode(), value)
}

const isFocused = (field: Field) => field === document.activeElement

/** Whether a field differs from what the server rendered. */
export function isEntered(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    // Where the server selected none, the browser selects the first.
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
