import { marked } from 'marked'
import * as z from 'zod'

/** Text that is not empty. */
export const text = z.string().trim().min(1)

/** Markdown, in which HTML is allowed; kept as HTML. */
export const markdown = z.string().transform(source => marked.parse(source, { async: false, gfm: true }).trim())

/** A picture: a scene of the posters workspace, or the address of any other picture. */
export const picture = z
  .string()
  .regex(/^(poster:[a-z0-9-]+|\/.+|https:\/\/.+)$/, { error: 'must be poster:<slug>, or an address' })

/** Ringgit as a number, sen as decimals. */
export const money = z.number().min(0)

/** A Malaysian calendar day, YYYY-MM-DD. */
export const day = z.iso.date({ error: 'must be a day, written YYYY-MM-DD' })

/** An instant with its offset, 2026-12-31T23:59:59+08:00. */
export const instant = z.iso.datetime({ offset: true, error: 'must be an instant, as 2026-12-31T23:59:59+08:00' })

/** Where a link goes: a path of this site, a page elsewhere, a phone number or a mailbox. */
export const link = z.string().regex(/^(\/|https:\/\/|tel:\+|mailto:|#)/, {
  error: 'must start with /, https://, tel:+, mailto: or #',
})

/** A word for addresses and look-ups: lower-case letters, digits and hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'must be lower-case words joined by hyphens' })

/** Where a link opens. */
export const target = z.enum(['_self', '_blank'])

/** A month, 1 to 12. */
export const month = z.number().int().min(1).max(12)

export const product = z.enum(['flight', 'hotel', 'package', 'car', 'all'])
