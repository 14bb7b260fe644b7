import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import type * as z from 'zod'
import type { Properties } from '../../database/tables.ts'
import { budgetFault, refuseTooMuch } from '../../database/write-source.ts'
import { schemaFaults } from '../../files/reading/fault.ts'
import { withPresentNames } from '../../schemas/former-names.ts'
import { schemas } from '../../schemas/registry.ts'

export function readProperties(alias: string, written: Properties): { properties: Properties } | { faults: Fault[] } {
  const schema = schemas[alias]
  if (schema === undefined) return { faults: [{ path: ['alias'], message: 'is not a known content type' }] }
  const tooMuch = budgetFault({ source: written })
  if (tooMuch) return { faults: [{ ...tooMuch, path: tooMuch.path.slice(1) }] }
  const result = schema.safeParse(withPresentNames(alias, written).source, { reportInput: true })
  if (result.success) return { properties: result.data as Properties }
  const faults = schemaFaults(result.error.issues)
  return { faults: faults.map(fault => ({ ...fault, path: fault.path.map(String) })) }
}

/** For a preview: the valid properties. Parses each once, as drafts are saved during typing. @throws 400 over the budget */
export function readWhatFits(alias: string, written: Properties): Properties {
  refuseTooMuch({ source: written })
  const { source } = withPresentNames(alias, written)
  const shape: Record<string, z.ZodType> = schemas[alias]?.shape ?? {}
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const read = schema.safeParse(Object.hasOwn(source, name) ? source[name] : undefined)
      return read.success && read.data !== undefined ? [[name, read.data]] : []
    }),
  )
}
