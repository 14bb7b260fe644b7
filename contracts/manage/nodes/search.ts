import * as z from 'zod'

export const searchQuery = z.object({ q: z.string().trim().min(1).max(100) })

/** A node in its newest version. `path` are the names above it; `excerpt` is plain text around what was found. */
const hit = z.object({
  key: z.string(),
  name: z.string(),
  alias: z.string(),
  path: z.string(),
  excerpt: z.string(),
})

/** Best first, at most twenty. */
export const searchAnswer = z.object({ hits: z.array(hit) })
