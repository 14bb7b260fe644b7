import * as z from 'zod'

/** A path of the site, lower case, without query: `/old-page`. */
const path = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^\/[^?#\s]*[^?#\s/]$/, { error: 'must be a path of the site, as /old-page' })

/** Where a redirect leads: a path of the site, or another https address. */
const target = z.union([path, z.literal('/'), z.url({ protocol: /^https$/ })])

export const redirectInput = z.object({ from: path, to: target })

/** Automatic ones were made when a page got another address, and follow it wherever it goes. */
export const redirect = z.object({
  id: z.number().int(),
  from: z.string(),
  to: z.string(),
  automatic: z.boolean(),
  at: z.iso.datetime(),
  by: z.string(),
})

/** Newest first. */
export const redirectsAnswer = z.object({ redirects: z.array(redirect) })
