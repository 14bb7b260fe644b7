/** A text, and the path that leads to it. */
export type TextWithin = { path: (string | number)[]; text: string }

/** Every text within a value, however deep, with its path. @param path of the value itself */
export function textsWithin(value: unknown, path: (string | number)[] = []): TextWithin[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([name, one]) => textsWithin(one, [...path, name]))
}
