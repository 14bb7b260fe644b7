import * as z from 'zod'
import type { Properties } from '../database/tables.ts'
import { schemaFaults } from '../files/reading/fault.ts'
import { nodeHead } from '../files/reading/source-node.ts'
import { schemas } from '../schemas/registry.ts'

/** What an editor sends for one node. Rich text properties are Markdown, in which HTML is allowed. */
export const nodeInput = nodeHead.required({ urlSegment: true }).extend({
  parentKey: z.guid().nullable().default(null),
  properties: z.record(z.string(), z.unknown()),
})

export type NodeInput = z.output<typeof nodeInput>

/** The properties as the schema of their content type gives them, or what is wrong with them. */
export function readProperties({ alias, properties }: NodeInput): { properties: Properties } | { faults: string[] } {
  const result = schemas[alias]?.safeParse(properties, { reportInput: true })
  if (result?.success) return { properties: result.data as Properties }
  const faults = schemaFaults(result?.error.issues ?? [])
  return { faults: faults.map(({ path, message }) => `properties.${path.join('.')} ${message}`) }
}
