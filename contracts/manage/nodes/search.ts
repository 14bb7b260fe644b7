import * as z from 'zod'

export const searchQuery = z.object({ q: z.string().trim().min(1).max(100) })

const hit = z.object({ key: z.string(), name: z.string(), alias: z.string(), path: z.string(), excerpt: z.string() })

export const searchAnswer = z.object({ hits: z.array(hit) })
