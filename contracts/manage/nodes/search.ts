import * as z from 'zod'

export const searchQuery = z.object({ q: z.string().trim().min(1).max(100) })

/** Newest version. `path`: ancestors' names; `excerpt`: plain text around the match. */
const hit = z.object({
  key: z.string(),
  name: z.string(),
  alias: z.string(),
  path: z.string(),
  excerpt: z.string(),
})

/** Best first, at most twenty. */
export const searchAnswer = z.object({ hits: z.array(hit) })
