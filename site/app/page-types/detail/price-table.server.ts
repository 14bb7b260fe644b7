import { readSen, readText } from '@agency/contracts/content/values.ts'
import * as z from 'zod'

const shape = z.object({
  caption: z.unknown(),
  columns: z.array(z.unknown()),
  rows: z.array(z.object({ label: z.unknown(), prices: z.array(z.unknown()) })),
})

/** Prices by date or occupancy, in sen; a cell is undefined where it is not sold. Undefined when it cannot be read. */
export const priceTable = z
  .unknown()
  .optional()
  .transform(value => {
    const { data } = shape.safeParse(value)
    if (!data || data.rows.length === 0) return undefined
    return {
      caption: readText(data.caption) ?? '',
      columns: data.columns.map(column => readText(column) ?? ''),
      rows: data.rows.map(row => ({
        label: readText(row.label) ?? '',
        prices: row.prices.map(price => readSen(price)),
      })),
    }
  })
