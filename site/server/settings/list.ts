import * as z from 'zod'

/** Comma-separated. */
export const list = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .string()
    .default('')
    .transform(text => text.split(',').flatMap(part => part.trim() || []))
    .pipe(z.array(item))
