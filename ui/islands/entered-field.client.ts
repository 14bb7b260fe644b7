export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Whether a field holds something else than what the server put there. */
export function isEntered(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    // Where the server selected none, the browser shows the first.
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
