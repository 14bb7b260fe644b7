import { isEmpty, isRecord } from '../readers/kinds/raw-values.ts'
import { fieldNamed } from './fields.ts'
import type { KeyName } from './node-keys.ts'

/** How an installation's own names stand for ours. */
export type ContentMapping = {
  /** Our content type by the installation's, in lower case; `none` for what is not shown. */
  types: ReadonlyMap<string, string>
  /** Our field by the installation's property, `property` or `type.property` in lower case; `none` for what is not read. */
  properties: ReadonlyMap<string, Own>
  /** Keys of the nodes beside the pages; empty for one that the installation has not. Without it the settings say them. */
  keys?: Partial<Record<KeyName, string>>
}

/** The property as the installation spells it, and the field it is read as. */
type Own = { property: string; field: string }

/** The content system uses the names of the contract. */
export const noMapping: ContentMapping = { types: new Map(), properties: new Map() }

/** A type that is not shown, or a property that is not read. */
export const noType = 'none'

/** A page asks for dozens of nodes, and a process has one mapping and some dozens of schemas. */
const asked = new WeakMap<ContentMapping, WeakMap<readonly string[], Map<string, string>>>()

/**
 * The properties to ask for so that some fields can be read, as a comma list: under our names and the installation's.
 * @param fields Lists of fields; the same lists each time, since the answer is remembered by them.
 */
export function namesToAsk([first = [], second = []]: readonly (readonly string[])[], mapping: ContentMapping): string {
  const ofMapping = remembered(asked, mapping, () => new WeakMap<readonly string[], Map<string, string>>())
  const ofFirst = remembered(ofMapping, first, () => new Map<string, string>())
  const name = String(second)
  const known = ofFirst.get(name)
  if (known !== undefined) return known
  const wanted = new Set([...first, ...second])
  const others = [...mapping.properties.values()].filter(({ field }) => wanted.has(field))
  const list = [...new Set([...wanted, ...others.map(({ property }) => property)])].join(',')
  ofFirst.set(name, list)
  return list
}

function remembered<Key extends object, Value>(store: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  const value = store.get(key) ?? make()
  store.set(key, value)
  return value
}

/** A node with our names for its type and its properties. */
export function withOurNames(node: Record<string, unknown>, mapping: ContentMapping): Record<string, unknown> {
  const type = isRecord(node.contentType) ? node.contentType : undefined
  const alias = typeof type?.alias === 'string' ? type.alias : ''
  const ours = mapping.types.get(alias.toLowerCase())
  const renamed = { ...node, ...fieldsIn(node, mapping, alias) }
  return ours ? { ...renamed, contentType: { ...type, alias: ours } } : renamed
}

/**
 * The fields that a node has under other names. What is mapped takes the place of what has the field's own name, unless it is
 * empty; the first of several wins. Our names in other capitals fill what is empty.
 */
function fieldsIn(node: Record<string, unknown>, { properties }: ContentMapping, alias: string) {
  const unread: Record<string, undefined> = {}
  const mapped: Record<string, unknown> = {}
  const recased: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(node)) {
    const lower = name.toLowerCase()
    const own =
      properties.size > 0 ? (properties.get(`${alias.toLowerCase()}.${lower}`) ?? properties.get(lower)) : undefined
    const field = own?.field ?? fieldNamed(name)
    if (field === noType) unread[name] = undefined
    if (!field || field === noType || (field === name && !own) || isEmpty(value)) continue
    if (own) mapped[field] ??= value
    else if (isEmpty(node[field])) recased[field] ??= value
  }
  return { ...unread, ...recased, ...mapped }
}
