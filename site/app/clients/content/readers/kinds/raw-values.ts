/* Umbraco stores much of its content as JSON text inside text. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Null, blank text, an empty list or object count as empty. Nested lists are searched 16 levels deep. */
export function isEmpty(value: unknown, deep = 16): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return deep === 0 || value.every(inner => isEmpty(inner, deep - 1))
  return value === undefined || value === null || (isRecord(value) && Object.keys(value).length === 0)
}

/** `[New] Langkawi` is no JSON. */
const looksLikeJson = /^\s*(?:\{\s*(?:["'}]|$)|\[\s*(?:["{[\]]|-?\d+(?:\.\d+)?\s*[,\]]|(?:null|true|false)\b|$))/

export function isJsonText(text: string): boolean {
  return looksLikeJson.test(text)
}

/** Also when packed twice. Broken JSON is undefined; other values pass. */
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

const maxValues = 5000
const maxLevels = 60
const maxCharacters = 1_000_000

/** Reading a value this large would block the process. */
export function isTooMuch(value: unknown): boolean {
  let values = 0
  let characters = 0
  const open: [unknown, number][] = [[value, 0]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [one, level] = next
    if (typeof one === 'string') characters += one.length
    if (level > maxLevels || characters > maxCharacters) return true
    if (typeof one !== 'object' || one === null) continue
    if (Array.isArray(one)) {
      values += one.length
      if (values > maxValues) return true
      for (const inner of one) open.push([inner, level + 1])
      continue
    }
    // Iterates over names: listing all values of a record of fifty thousand is slow.
    for (const name in one) {
      if (++values > maxValues) return true
      open.push([one[name as keyof typeof one], level + 1])
    }
  }
  return false
}

export function asList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null || value === '' ? [] : [value]
}

export function firstOf(record: Record<string, unknown>, names: readonly string[]): unknown {
  for (const name of names) {
    const value = record[name] ?? record[name.charAt(0).toUpperCase() + name.slice(1)]
    if (!isEmpty(value)) return value
  }
  return undefined
}

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

/** Empty for objects: `String` would call a `toString` in an editor's JSON, and throw. */
export function scalarText(value: unknown): string {
  return typeof value === 'object' || value === undefined ? '' : String(value)
}
