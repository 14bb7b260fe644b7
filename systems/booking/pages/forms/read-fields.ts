import type * as z from 'zod'
import type { Fault } from './fault.ts'

/** One fault for each field. */
export function readFields<Schema extends z.ZodObject>(
  schema: Schema,
  posted: (name: string) => string,
): { value: z.output<Schema> } | { faults: Fault[] } {
  const values = Object.fromEntries(Object.keys(schema.shape).map(name => [name, posted(name)]))
  const read = schema.safeParse(values)
  if (read.success) return { value: read.data }
  const faults = new Map<string, Fault>()
  for (const { path, message } of read.error.issues) {
    const name = String(path[0])
    if (!faults.has(name)) faults.set(name, { name, text: message })
  }
  return { faults: [...faults.values()] }
}
