import fieldNames from '@agency/contracts/content/field-names.json' with { type: 'json' }
import type { Fare } from '@agency/contracts/content/prices/fare.ts'
import type { LanguageWays } from '../connection/language-connection.server.ts'
import { isEmpty, isRecord } from '../readers/kinds/raw-values.ts'
import type { KeyName } from './node-keys.ts'

export type ContentMapping = {
  /** By the installation's type in lower case; `none` hides it. */
  types: ReadonlyMap<string, string>
  /** By `property` or `type.property` in lower case; `none` ignores it. */
  properties: ReadonlyMap<string, Own>
  /** By the label of a row or column of prices in lower case. */
  fares?: ReadonlyMap<string, Fare>
  /** Empty for a missing node. Without this the settings apply. */
  keys?: Partial<Record<KeyName, string>>
  /** Without this the content system is asked as our contract says. */
  languages?: LanguageWays
  notes?: string[]
}

type Own = { property: string; field: string }

export const noMapping: ContentMapping = { types: new Map(), properties: new Map() }

export const noType = 'none'

export const formerNames = Object.entries(fieldNames.former)
const fieldsByName = new Map(fieldNames.mapped.map(name => [name.toLowerCase(), name]))
for (const [former, present] of formerNames) fieldsByName.set(former.toLowerCase(), present)

export const fieldNamed = (name: string): string | undefined => fieldsByName.get(name.toLowerCase())

/** A comma list of the fields, their former names, and the installation's properties mapped to them. */
export function namesToAsk(fields: string[], { properties }: ContentMapping): string {
  const wanted = new Set(fields)
  for (const { field, property } of properties.values()) if (fields.includes(field)) wanted.add(property)
  for (const [former, present] of formerNames) if (wanted.has(present)) wanted.add(former)
  return [...wanted].join(',')
}

export function withOurNames(node: Record<string, unknown>, mapping: ContentMapping): Record<string, unknown> {
  const type = isRecord(node.contentType) ? node.contentType : undefined
  const alias = typeof type?.alias === 'string' ? type.alias : ''
  const ours = mapping.types.get(alias.toLowerCase())
  const renamed = { ...node, ...fieldsIn(node, mapping, alias) }
  return ours ? { ...renamed, contentType: { ...type, alias: ours } } : renamed
}

/** A mapped property replaces the field's own name unless it is empty; the first of several wins. */
function fieldsIn(node: Record<string, unknown>, { properties }: ContentMapping, alias: string) {
  const unread: Record<string, undefined> = {}
  const mapped: Record<string, unknown> = {}
  const recased: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(node)) {
    const lower = name.toLowerCase()
    const entry =
      properties.size > 0 ? (properties.get(`${alias.toLowerCase()}.${lower}`) ?? properties.get(lower)) : undefined
    const field = entry?.field ?? fieldNamed(name)
    if (field === noType) unread[name] = undefined
    if (!field || field === noType || (field === name && !entry) || isEmpty(value)) continue
    if (entry) mapped[field] ??= value
    else if (isEmpty(node[field])) recased[field] ??= value
  }
  return { ...unread, ...recased, ...mapped }
}
