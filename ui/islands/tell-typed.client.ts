export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type TextField = HTMLInputElement | HTMLTextAreaElement
/** How React learns of what was entered in a field. */
type Replay = {
  event: 'input' | 'change' | 'click'
  /** Sets the field to what was entered, and React to what the server rendered. */
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
      field.checked = !checked
      setPastReact(field, 'checked', checked)
    }
    return { event: 'click', enter }
  }
  const { value } = field
  return { event: 'input', enter: () => enterText(field, value) }
}

function enterText(field: TextField, value: string): void {
  const { selectionStart, selectionEnd } = field
  field.value = field.defaultValue
  setPastReact(field, 'value', value)
  // Setting a value moves the caret to the end. E-mail and number fields do not report where it was.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}

/**
 * Sets a property by the element's prototype. React notices assignments to the element itself and compares with them when an
 * event comes, so this change looks like the visitor's.
 */
function setPastReact(field: TextField, property: 'value' | 'checked', value: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value)
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
