import { isEmpty, isRecord } from '../readers/kinds/raw-values.ts'
import { guessedFields, guessedNames } from './fields.ts'
import type { KeyName } from './node-keys.ts'
import { guessedType } from './type-names.ts'

/** How an installation's own names stand for ours. */
export type ContentMapping = {
  /** Our content type by the installation's, in lower case; `none` for what is not shown. */
  types: ReadonlyMap<string, string>
  /** Our field by the installation's property, `property` or `type.property` in lower case. Without it fields are guessed. */
  properties?: ReadonlyMap<string, Own>
  /** Keys of the nodes beside the pages; empty for one that the installation has not. Without it the settings say them. */
  keys?: Partial<Record<KeyName, string>>
}

/** The property as the installation spells it, and the field it is read as. */
type Own = { property: string; field: string }

/** Nothing is said: types and properties are guessed by their names. */
export const noMapping: ContentMapping = { types: new Map() }

/** A type that is not shown. */
export const noType = 'none'

/** A page asks for dozens of nodes, and a process has one mapping and some dozens of schemas. */
const asked = new WeakMap<ContentMapping, WeakMap<readonly string[], Map<string, string>>>()

/**
 * The properties to ask for so that some fields can be read, as a comma list: under our names and the installation's.
 * @param fields Lists of fields; the same lists each time, since the answer is remembered by them.
 * @param guesses Whether names that are only probable are asked for too.
 */
export function namesToAsk(
  [first = [], second = []]: readonly (readonly string[])[],
  mapping: ContentMapping,
  guesses: boolean,
): string {
  const ofMapping = remembered(asked, mapping, () => new WeakMap<readonly string[], Map<string, string>>())
  const ofFirst = remembered(ofMapping, first, () => new Map<string, string>())
  const name = `${guesses} ${second}`
  const known = ofFirst.get(name)
  if (known !== undefined) return known
  const own = [...first, ...second]
  const list = [...new Set([...own, ...otherNamesOf(own, mapping, guesses)])].join(',')
  ofFirst.set(name, list)
  return list
}

function remembered<Key extends object, Value>(store: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  const value = store.get(key) ?? make()
  store.set(key, value)
  return value
}

function otherNamesOf(fields: readonly string[], mapping: ContentMapping, guesses: boolean): string[] {
  const wanted = new Set(fields)
  if (!mapping.properties) return guesses ? fields.flatMap(guessedNames).filter(name => !wanted.has(name)) : []
  return [...mapping.properties.values()].flatMap(({ property, field }) => (wanted.has(field) ? [property] : []))
}

/**
 * A node with our names for its type and its properties.
 * @param shape What the node is read for: a property that is a field itself there is never guessed to be another.
 */
export function withOurNames(
  node: Record<string, unknown>,
  mapping: ContentMapping,
  shape: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const type = isRecord(node.contentType) ? node.contentType : undefined
  const alias = typeof type?.alias === 'string' ? type.alias : ''
  const ours = alias && ourType(alias, mapping)
  const renamed = mapping.properties ? mapped(node, mapping.properties, alias) : guessed(node, shape)
  return ours ? { ...node, ...renamed, contentType: { ...type, alias: ours, given: alias } } : { ...node, ...renamed }
}

/** Our content type for one of the installation's; undefined where its own name stands. */
export function ourType(alias: string, { types }: ContentMapping): string | undefined {
  return types.get(alias.toLowerCase()) ?? guessedType(alias)
}

/** What is mapped takes the place of what has the field's own name, unless it is empty. The first of several wins. */
function mapped(node: Record<string, unknown>, properties: ReadonlyMap<string, Own>, alias: string) {
  const found: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(node)) {
    const own = properties.get(`${alias}.${name}`.toLowerCase()) ?? properties.get(name.toLowerCase())
    if (own && !isEmpty(value)) found[own.field] ??= value
  }
  return found
}

/** What is guessed only fills fields that are empty. */
function guessed(node: Record<string, unknown>, shape: Readonly<Record<string, unknown>>) {
  const found: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(node)) {
    if (name in shape) continue
    const field = guessedFields(name).find(one => one in shape)
    if (field && isEmpty(node[field]) && !isEmpty(value)) found[field] ??= value
  }
  return found
}
