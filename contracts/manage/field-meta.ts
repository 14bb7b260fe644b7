import type * as z from 'zod'
import type { FieldKind } from './content-types.ts'

/* The one description of a content field, beside its rules in the schema: the studio, the mapping and the search follow it. */

declare module 'zod' {
  interface GlobalMeta {
    /** Picks the studio's control if the schema does not decide it. */
    kind?: FieldKind
    /** The studio's name of a field or an item, if it is not the property's: `priceUnit` is `Price unit`. */
    label?: string
    /** The heading above it in the form. */
    group?: string
    /** As agencies usually call it. A part of an item with a list, even an empty one, can be mapped by itself. */
    names?: string[]
    /** Texts have words of each page in every language, but for facts, which stay English, and for terms of the node of terms. */
    words?: 'fact' | 'term'
    /** Without a weight, texts of the page are found last. `none`: the page does not show it as its own text. */
    search?: 'title' | 'excerpt' | 'spare excerpt' | 'tags' | 'none'
  }
}

const listed = (names: string) => names.split(' ').filter(name => name !== '')

/** Labels a field, or the item of a list. @param names of agencies, with blanks between */
export const named = <Schema extends z.ZodType>(label: string, schema: Schema, names?: string): Schema =>
  schema.meta({ label, ...(names !== undefined && { names: listed(names) }) })

export const alsoNamed = <Schema extends z.ZodType>(names: string, schema: Schema): Schema =>
  schema.meta({ names: listed(names) })

/** The fields below one heading of a long form. */
export const inGroup = <Shape extends Record<string, z.ZodType>>(group: string, shape: Shape) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, field.meta({ group })])) as Shape
