type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Tracked = Field & { _valueTracker?: { setValue(value: string): void } }

/**
 * Tells React what a visitor entered before it was there, or what a browser that came back put into the fields. React
 * compares a field with the value it saw last, so that it has to forget what it saw while it hydrated.
 */
export function tellTyped(island: HTMLElement): void {
  for (const field of island.querySelectorAll<Tracked>('input, textarea, select')) {
    const told = untold(field)
    if (!told) continue
    field._valueTracker?.setValue(told.seen)
    field.dispatchEvent(new Event(told.event, { bubbles: true }))
  }
}

/** The event by which React learns of a field that is not as the server made it, and what React is to have seen before. */
function untold(field: Field): { event: string; seen: string } | undefined {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(option => option.selected !== option.defaultSelected) && field.options.length > 0
      ? { event: 'change', seen: '' }
      : undefined
  }
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    // A press that no mouse made changes nothing by itself. Of a group of radio buttons, the one that is chosen tells.
    const isSame = field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)
    return isSame ? undefined : { event: 'click', seen: String(!field.checked) }
  }
  return field.value === field.defaultValue ? undefined : { event: 'input', seen: field.defaultValue }
}
