import type * as z from 'zod'
import type { Fault, Why } from './fault.ts'

/** One fault for each field. The messages of the schema are keys of words. */
export function readFields<Schema extends z.ZodObject>(
  schema: Schema,
  posted: (name: string) => string,
): { value: z.output<Schema> } | { faults: Fault[] } {
  const values = Object.fromEntries(Object.keys(schema.shape).map(name => [name, posted(name)]))
  const read = schema.safeParse(values)
  if (read.success) return { value: read.data }
  const faults = new Map<string, Fault>()
  for (const issue of read.error.issues) {
    const name = String(issue.path[0])
    if (!faults.has(name)) faults.set(name, faultIn(issue, name))
  }
  return { faults: [...faults.values()] }
}

export function faultIn(issue: z.core.$ZodIssue, name: string): Fault {
  const limit = issue.code === 'too_big' ? issue.maximum : issue.code === 'too_small' ? issue.minimum : 0
  return { name, why: issue.message as Why, limit: Number(limit) }
}
