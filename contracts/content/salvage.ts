import type * as z from 'zod'

/** A dropped list entry: path, content type, reason, and the number and name by which editors know it. */
export type BrokenEntry = { path: string; type: string; reason: string; node?: string }

export type Salvaged<T> = { ok: true; value: T; broken: BrokenEntry[] } | { ok: false; reasons: string[] }

/** Drops the innermost list entry around each fault, so that one broken item never costs the page. */
export function salvage<Schema extends z.ZodType>(schema: Schema, answer: unknown): Salvaged<z.output<Schema>> {
  const broken: BrokenEntry[] = []
  let rest = answer
  for (;;) {
    const result = schema.safeParse(rest)
    if (result.success) return { ok: true, value: result.data, broken }
    const entries = new Map<string, PropertyKey[]>()
    for (const { path, message } of result.error.issues) {
      const depth = path.findLastIndex(step => typeof step === 'number') + 1
      if (depth === 0)
        return { ok: false, reasons: result.error.issues.map(issue => describe(issue.path, issue.message)) }
      const entry = path.slice(0, depth)
      const name = writePath(entry)
      if (!entries.has(name)) {
        const node = nodeAt(rest, entry)
        const reason = describe(path.slice(depth), message)
        broken.push({ path: name, type: typeAt(rest, entry), reason, ...(node && { node }) })
      }
      entries.set(name, entry)
    }
    rest = without(rest, [...entries.values()])
  }
}

function writePath(path: readonly PropertyKey[]): string {
  return path
    .map(step => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
}

function describe(path: readonly PropertyKey[], message: string): string {
  return path.length === 0 ? message : `${writePath(path)}: ${message}`
}

function typeAt(value: unknown, path: PropertyKey[]): string {
  const entry = path.reduce<unknown>((inner, step) => (inner as Record<PropertyKey, unknown>)[step], value)
  const alias = (entry as { contentType?: { alias?: unknown } } | null | undefined)?.contentType?.alias
  return typeof alias === 'string' ? alias : 'unknown'
}

function nodeAt(value: unknown, path: PropertyKey[]): string | undefined {
  const entry = path.reduce<unknown>((inner, step) => (inner as Record<PropertyKey, unknown>)[step], value)
  const { id, name } = (entry ?? {}) as { id?: unknown; name?: unknown }
  if (typeof id !== 'number' && typeof id !== 'string') return undefined
  return typeof name === 'string' ? `“${name}” (node ${id})` : `node ${id}`
}

function without(value: unknown, paths: PropertyKey[][]): unknown {
  const copy = structuredClone(value)
  for (const path of paths) {
    const list = path.slice(0, -1).reduce<unknown>((inner, step) => (inner as Record<PropertyKey, unknown>)[step], copy)
    // Emptied first and closed up afterwards, so that the other paths keep their indexes.
    delete (list as unknown[])[path.at(-1) as number]
  }
  return closeUp(copy)
}

function closeUp(value: unknown): unknown {
  if (Array.isArray(value)) return value.flatMap(entry => [closeUp(entry)])
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, closeUp(inner)]))
}
