export type TextWithin = { path: (string | number)[]; text: string }

/** All texts within a value, at any depth. @param path of the value itself */
export function textsWithin(value: unknown, path: (string | number)[] = []): TextWithin[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([name, one]) => textsWithin(one, [...path, name]))
}
