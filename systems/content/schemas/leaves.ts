import type { FieldKind } from '@agency/contracts/manage/content-types.ts'
import * as z from 'zod'
import { memoize } from '../tree/memoize.ts'
import { type FormField, formSchema } from './form-schema.ts'
import { schemas } from './registry.ts'

/** A value that a single control of a form holds. */
type Leaf = { path: string[]; kind: FieldKind; words: FormField['words']; value: unknown }

const formOfSchema = memoize(formSchema)
const noFields = z.strictObject({})

/** The form of a content type; without fields for an unknown one. */
export const formOf = (alias: string): FormField => formOfSchema(schemas[alias] ?? noFields)

/** The values of a node's properties with their paths, in the order of the form. @param path of the properties */
export const leavesOf = (alias: string, source: unknown, path = ['source']): Leaf[] => [
  ...leaves(formOf(alias), source, path),
]

function* leaves({ items, properties, title, words }: FormField, value: unknown, path: string[]): Generator<Leaf> {
  if (Array.isArray(value)) {
    for (const [at, one] of value.entries()) if (items) yield* leaves(items, one, [...path, String(at)])
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(properties ?? {}))
      if (Object.hasOwn(value, name)) yield* leaves(field, value[name as keyof typeof value], [...path, name])
  } else yield { path, kind: title, words, value }
}

/** Values out of the leaves of a node's properties, picked once for each object: properties never change their type. */
export function pickedOnce<Picked>(pick: (leaf: Leaf) => Picked[]): (alias: string, properties: object) => Picked[] {
  const kept = memoize((_: object): { picked?: Picked[] } => ({}))
  return (alias, properties) => {
    const values = kept(properties)
    values.picked ??= leavesOf(alias, properties, []).flatMap(pick)
    return values.picked
  }
}

export const textKinds = new Set<FieldKind>(['text', 'long text', 'markdown', 'place name', 'tag'])

export const textsOf = (alias: string, source: unknown): { path: string[]; text: string }[] =>
  leavesOf(alias, source).flatMap(({ path, kind, value }) =>
    textKinds.has(kind) && typeof value === 'string' ? [{ path, text: value }] : [],
  )
