/*
 * The floor of all readers: values as JSON has them. Umbraco stores much of its content as JSON text inside text.
 */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is empty: null, blank text, an empty list or object. Nested lists are searched 16 levels deep. */
export function isEmpty(value: unknown, deep = 16): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return deep === 0 || value.every(inner => isEmpty(inner, deep - 1))
  return value === undefined || value === null || (isRecord(value) && Object.keys(value).length === 0)
}

/** Text that begins as JSON does, whole or cut off; `[New] Langkawi` does not. */
const looksLikeJson = /^\s*(?:\{\s*(?:["'}]|$)|\[\s*(?:["{[\]]|-?\d+(?:\.\d+)?\s*[,\]]|(?:null|true|false)\b|$))/

/** Whether a text is JSON or the beginning of it, so that no visitor may see it. */
export function isJsonText(text: string): boolean {
  return looksLikeJson.test(text)
}

/** JSON text as the value it holds, also when it was packed twice; anything else as it is. Broken JSON is undefined. */
export function unpacked(value: unknown, deep = 3): unknown {
  if (typeof value !== 'string' || deep === 0) return value
  const inner = /^\s*"[{[]/.test(value) || isJsonText(value)
  if (!inner) return value
  try {
    const held = JSON.parse(value)
    return isTooMuch(held) ? undefined : unpacked(held, deep - 1)
  } catch {
    return isJsonText(value) ? undefined : value
  }
}

const MAX_VALUES = 5000
const MAX_LEVELS = 60
const MAX_CHARACTERS = 1_000_000

/** Whether a value is too large for a property of a page: reading it would block the process. */
export function isTooMuch(value: unknown): boolean {
  let values = 0
  let characters = 0
  const open: [unknown, number][] = [[value, 0]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [one, level] = next
    if (typeof one === 'string') characters += one.length
    if (level > MAX_LEVELS || characters > MAX_CHARACTERS) return true
    if (typeof one !== 'object' || one === null) continue
    if (Array.isArray(one)) {
      values += one.length
      if (values > MAX_VALUES) return true
      for (const inner of one) open.push([inner, level + 1])
      continue
    }
    // Name by name: all values of a record of fifty thousand are slow to list.
    for (const name in one) {
      if (++values > MAX_VALUES) return true
      open.push([one[name as keyof typeof one], level + 1])
    }
  }
  return false
}

/** A list as a list, a single value as a list of one, nothing as an empty list. */
export function asList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null || value === '' ? [] : [value]
}

/** The first non-empty one of some properties, ignoring case. */
export function firstOf(record: Record<string, unknown>, names: readonly string[]): unknown {
  for (const name of names) {
    const value = record[name] ?? record[name.charAt(0).toUpperCase() + name.slice(1)]
    if (!isEmpty(value)) return value
  }
  return undefined
}

/** A value as a report quotes it: its kind and its beginning. */
export function quoted(value: unknown): { kind: string; value: string } {
  const kind = Array.isArray(value)
    ? 'list'
    : value === null
      ? 'null'
      : typeof value === 'string'
        ? 'text'
        : typeof value
  const text = typeof value === 'string' ? value : isTooMuch(value) ? '…' : (JSON.stringify(value) ?? String(value))
  return { kind, value: text.length > 80 ? `${text.slice(0, 79)}…` : text }
}

/**
 * A text, number or truth written out; empty for everything else. `String` would call any method that the JSON of an editor names
 * `toString`, and throw.
 */
export function scalarText(value: unknown): string {
  return typeof value === 'object' || value === undefined ? '' : String(value)
}
