type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Tracked = Field & { _valueTracker?: { setValue(value: string): void } }

/**
 * Finds what a visitor entered before React was there, or what a browser that came back put into the fields.
 * @returns Tells React of it. React compares a field with the value it saw last, so it has to forget what it saw while it
 * hydrated. To be called when React is at rest: within an effect it would first put back what it knows, and the caret is lost.
 */
export function typedFields(island: HTMLElement): () => void {
  const tellings = [...island.querySelectorAll<Tracked>('input, textarea, select')].flatMap(field => {
    const told = untold(field)
    return told ? [{ field, ...told }] : []
  })
  return () => {
    for (const { field, event, seen } of tellings) {
      field._valueTracker?.setValue(seen)
      field.dispatchEvent(new Event(event, { bubbles: true }))
    }
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
