import * as z from 'zod'

function readable(path: string): string {
  try {
    return decodeURI(path).normalize('NFC').toLowerCase()
  } catch {
    return path
  }
}

const path = z
  .string()
  .trim()
  .transform(readable)
  .pipe(
    z
      .string()
      .regex(/^\/(?![/\\])[^?#]*[^?#\s/]$/, { error: 'must be a path of the site without "?" and "#", as /old-page' }),
  )

const target = z.union([path, z.literal('/'), z.url({ protocol: /^https$/ })], {
  error: ({ input }) =>
    /^\s*http:/i.test(String(input))
      ? 'must begin with https://, as browsers warn of http://'
      : 'must be a path of the site, as /new-page, or an address with https://',
})

export const redirectInput = z.object({ from: path, to: target })

/** Automatic redirects come from moved pages and follow later moves. */
export const redirect = z.object({
  id: z.number().int(),
  from: z.string(),
  to: z.string(),
  automatic: z.boolean(),
  at: z.iso.datetime(),
  by: z.string(),
})

export const redirectsAnswer = z.object({ redirects: z.array(redirect) })
