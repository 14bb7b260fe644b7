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
    /** Configuration that the page does not show: the search leaves it out. */
    silent?: true
  }
}

/** Labels a field, or the item of a list. */
export const named = <Schema extends z.ZodType>(label: string, schema: Schema): Schema => schema.meta({ label })

/** The fields below one heading of a long form. */
export const inGroup = <Shape extends Record<string, z.ZodType>>(group: string, shape: Shape) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, field.meta({ group })])) as Shape
