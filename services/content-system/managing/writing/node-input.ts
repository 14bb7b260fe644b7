import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import * as z from 'zod'
import type { Properties } from '../../database/tables.ts'
import type { NodeState } from '../../database/versions.ts'
import { schemaFaults } from '../../files/reading/fault.ts'
import { nodeHead } from '../../files/reading/source-node.ts'
import { schemas } from '../../schemas/registry.ts'

/** What a machine sends for one node. Rich text properties are Markdown, in which HTML is allowed. */
export const nodeInput = nodeHead.required({ urlSegment: true }).extend({
  parentKey: z.guid().nullable().default(null),
  properties: z.record(z.string(), z.unknown()),
})

export type NodeInput = z.output<typeof nodeInput>

/** The properties as the schema of their content type gives them, or what is wrong with them. */
export function readProperties(alias: string, written: Properties): { properties: Properties } | { faults: Fault[] } {
  const schema = schemas[alias]
  if (schema === undefined) return { faults: [{ path: ['alias'], message: 'is not a known content type' }] }
  const result = schema.safeParse(written, { reportInput: true })
  if (result.success) return { properties: result.data as Properties }
  const faults = schemaFaults(result.error.issues)
  return { faults: faults.map(fault => ({ ...fault, path: fault.path.map(String) })) }
}

/** The properties that are right by themselves, for a preview of what is not finished yet. */
export function readWhatFits(alias: string, written: Properties): Properties {
  const whole = readProperties(alias, written)
  if ('properties' in whole) return whole.properties
  const shape: Record<string, z.ZodType> = schemas[alias]?.shape ?? {}
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const read = Object.hasOwn(written, name) ? schema.safeParse(written[name]) : undefined
      return read?.success ? [[name, read.data]] : []
    }),
  )
}

/** What a machine's input makes of a node. */
export const stateFrom = (key: string, input: NodeInput, properties: Properties): NodeState => ({
  key,
  parentKey: input.parentKey,
  alias: input.alias,
  urlSegment: input.urlSegment,
  name: input.name,
  sort: input.sort ?? 1000,
  properties,
  source: input.properties,
  publishAt: input.publishAt === undefined ? null : new Date(input.publishAt),
  unpublishAt: input.unpublishAt === undefined ? null : new Date(input.unpublishAt),
  updated: input.updated ?? null,
})

/** Faults of a machine's input, on one line. */
export const faultText = (faults: Fault[]): string =>
  faults.map(({ path, message }) => `properties.${path.join('.')} ${message}`).join('; ')
