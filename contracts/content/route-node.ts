import { type Language, mainLanguage } from '@agency/words/language-codes.ts'
import { languages } from '@agency/words/languages.ts'
import * as z from 'zod'

export type Culture = Exclude<Language, typeof mainLanguage>

/** The languages in which a caller may ask; English needs no name. */
export const cultures = Object.keys(languages).filter((one): one is Culture => one !== mainLanguage)

/** The optional query of every call that reads nodes. */
export const cultureQuery = z
  .enum(cultures, { error: `must be one of ${cultures.join(', ')}; leave it out for English` })
  .optional()

const id = z.union([z.number(), z.string()]).nullish()

export const contentTypeSchema = z.looseObject({ alias: z.string().min(1), key: z.string().nullish(), id })

/** `items` is missing on leaves and empty where the depth cut the tree. */
const routeNodeSchema = z.looseObject({
  key: z.string().min(1),
  id,
  name: z.string().nullish(),
  urlSegment: z.string().min(1),
  contentType: contentTypeSchema,
  /** Asked in a language: the languages besides English in which the page is there. */
  cultures: z.array(z.string()).nullish(),
  get items() {
    return z.array(routeNodeSchema).nullish()
  },
})

export const routesAnswerSchema = z.array(routeNodeSchema)

export const routesQuerySchema = z.object({
  deep: z.coerce.number().int().min(1).max(20).default(8),
  culture: cultureQuery,
})

export type RouteNode = z.infer<typeof routeNodeSchema>

export const redirectsAnswerSchema = z.object({
  redirects: z.array(z.looseObject({ from: z.string().min(1), to: z.string().min(1) })),
})

const digits = /^[0-9a-f]{32}$/

/** Takes a key with hyphens, without, in braces, or as `umb://document/…`; returns lower case with hyphens. */
export function readNodeKey(written: string): string | undefined {
  const plain = written
    .trim()
    .toLowerCase()
    .replace(/^umb:\/\/document\//, '')
    .replace(/[-{}]/g, '')
  return digits.test(plain) ? plain.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : undefined
}

/** The page at this path has the role, unless the content system gives it to another page. */
export const rolePaths = {
  questions: '/faq',
  blog: '/blog',
  terms: '/tnc',
  privacy: '/pdpa',
  cancelling: '/cancel',
  siteMap: '/sitemap',
  tickets: '/attraction-ticket',
  insurance: '/travel-insurance',
} as const

export type PageRole = keyof typeof rolePaths

export const pageRoles = Object.keys(rolePaths) as PageRole[]
