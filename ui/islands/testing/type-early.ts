/** @returns Puts text into fields by name, like a visitor who types before hydration. */
export const typeEarly = (typed: Record<string, string>) => (element: HTMLElement) => {
  for (const [name, value] of Object.entries(typed)) {
    const field = element.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (!field) throw new Error(`There is no field "${name}".`)
    field.value = value
  }
}
