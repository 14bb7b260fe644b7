import type { Finding } from './probes/probe.ts'

export function findIrregularities(answer: unknown): Finding[] {
  const counts = new Map<string, { path: string; text: string; count: number }>()
  walk(answer, '', '', (path, text) => {
    const key = `${path} ${text}`
    const count = counts.get(key)
    counts.set(key, { path, text, count: (count?.count ?? 0) + 1 })
  })
  return [...counts.values()].map(({ path, text, count }) => ({
    path,
    text: count > 1 ? `${text}, ${count} times` : text,
    harmless: true,
  }))
}

function walk(value: unknown, path: string, name: string, note: (path: string, text: string) => void): void {
  const text = irregularity(name, value)
  if (text) note(path, text)
  if (Array.isArray(value)) {
    // Strings in a list have no name.
    for (const entry of value) walk(entry, `${path}[]`, '', note)
  } else if (typeof value === 'object' && value !== null) {
    for (const [inner, entry] of Object.entries(value)) walk(entry, path ? `${path}.${inner}` : inner, inner, note)
  }
}

function irregularity(name: string, value: unknown): string | undefined {
  if (typeof value === 'string' && /^(true|false)$/i.test(value)) return 'truth as text'
  if (/(^|_)(price|amount)/i.test(name) && typeof value === 'string') return 'money as text'
  if (/image|logo/i.test(name)) {
    if (value === '') return 'picture as empty text'
    if (Array.isArray(value)) return 'picture as a list'
    if (typeof value === 'object' && value !== null) return 'picture as an object'
  }
  if (name === 'items' && value === null) return 'no items as null'
  return undefined
}
