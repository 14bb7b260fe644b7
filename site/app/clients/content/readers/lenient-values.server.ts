import { readBoolean, readImage, readSen, readText } from '@agency/contracts/content/values.ts'
import type { PictureModel } from '@agency/ui/pictures/picture-model.ts'
import * as z from 'zod'
import { sanitizeHtml } from '../rich-text/rich-text.server.ts'
import { reportBrokenItem } from './broken-items.server.ts'

/*
 * What properties of content nodes are read with. Real installations leave them out, send null, or send another type
 * than expected (see the contract), so every reader here takes anything; only what a page cannot do without is an error.
 */

/** A picture as pages use it. `src` is the media address as the content system gave it. */
export type Picture = PictureModel

const anything = z.unknown().optional()

/** One line of text; an error when it is missing or blank. */
export const requiredText = anything.transform((value, context) => {
  const text = readText(value)
  if (text) return text
  context.addIssue({ code: 'custom', message: 'is missing' })
  return z.NEVER
})

/** One line of text; empty when it is missing. */
export const text = anything.transform(value => readText(value) ?? '')

/** HTML from an editor, made safe. */
export const richText = anything.transform(value => sanitizeHtml(readText(value) ?? ''))

/** The same for a place below a heading of level 2: its headings begin at level 3. */
export const innerRichText = anything.transform(value => sanitizeHtml(readText(value) ?? '', 3))

/** An amount in sen; undefined when there is none that can be read. */
export const sen = anything.transform(value => readSen(value))

export const yesNo = anything.transform(value => readBoolean(value) ?? false)

export const wholeNumber = anything.transform(value => {
  const number = typeof value === 'number' ? value : Number.parseInt(readText(value) ?? '', 10)
  return Number.isFinite(number) ? Math.round(number) : undefined
})

/** A number with a fraction, such as a latitude. */
export const decimal = anything.transform(value => {
  const number = typeof value === 'number' ? value : Number.parseFloat(readText(value) ?? '')
  return Number.isFinite(number) ? number : undefined
})

/** A Malaysian calendar day, `YYYY-MM-DD`; undefined when there is none. */
export const day = anything.transform(value => /^\d{4}-\d{2}-\d{2}/.exec(readText(value) ?? '')?.[0])

/** An instant in milliseconds since 1970; undefined when there is none. */
export const instant = anything.transform(value => {
  const time = Date.parse(readText(value) ?? '')
  return Number.isNaN(time) ? undefined : time
})

/** A link's address: a path of this site or an http(s), mailto or tel address. Anything else is dropped. */
export const link = anything.transform(value => {
  const address = readText(value) ?? ''
  return /^(\/(?!\/)|https?:|mailto:|tel:|#)/i.test(address) ? address : ''
})

/** A picture, or undefined; see `joinPictureMeta` for where its sizes come from. */
export const picture = anything.transform(readPicture)

/** Several pictures; what is not one is dropped. `joinPictureMeta` has put each beside its sizes. */
export const pictures = anything.transform(value =>
  asList(value)
    .map(readPicture)
    .filter(found => found !== undefined),
)

/** Several lines of text; blank ones and those of another type are dropped. */
export const texts = anything.transform(value =>
  asList(value)
    .map(readText)
    .filter(item => item !== undefined),
)

/** The schema of a list's items, by the list's schema. */
/** Schemas never change, and a page asks for them dozens of times. */
const propertyNames = new WeakMap<z.ZodObject, string[]>()
const itemSchemas = new WeakMap<z.ZodType, z.ZodObject>()

/**
 * The properties to ask the content system for, so that an answer can be read by this schema: its own and its lists'.
 * @returns Property aliases, each once.
 */
export function propertiesOf(schema: z.ZodObject): string[] {
  const known = propertyNames.get(schema)
  if (known) return known
  const own = Object.keys(schema.shape)
  const below = Object.values(schema.shape).flatMap(property => itemPropertiesOf(property as z.ZodType))
  const names = [...new Set([...own, ...below])].filter(name => name !== 'items')
  propertyNames.set(schema, names)
  return names
}

/** Several whole numbers, such as months. */
export const numbers = anything.transform(value => asList(value).map(Number).filter(Number.isInteger))

/** The properties that the items of a list are read from. */
export function itemPropertiesOf(schema: z.ZodType): string[] {
  const item = itemSchemas.get(schema)
  return item ? propertiesOf(item) : []
}

/**
 * A list whose broken items are dropped and reported, so that the rest of the page stands.
 * @param item The schema of one item.
 */
export function list<Schema extends z.ZodType>(item: Schema) {
  const schema = anything.transform(value =>
    asList(value).flatMap((candidate): z.output<Schema>[] => {
      const result = item.safeParse(joinPictureMeta(candidate))
      if (result.success) return [result.data]
      reportBroken(candidate, result.error)
      return []
    }),
  )
  if (item instanceof z.ZodObject) itemSchemas.set(schema, item)
  return schema
}

function reportBroken(candidate: unknown, error: z.ZodError): void {
  const reason = error.issues.map(issue => `${issue.path.join('.') || 'item'} ${issue.message}`).join('; ')
  const node = isRecord(candidate) ? candidate : {}
  const type = isRecord(node.contentType) ? node.contentType.alias : undefined
  // While developing, a broken item is a mistake to mend now; on a live site it must not take the page with it.
  if (import.meta.env.DEV) throw new Error(`Broken content item ${String(node.name ?? '')}: ${reason}`)
  reportBrokenItem({ key: node.key, name: node.name, type, reason })
}

function asList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null || value === '' ? [] : [value]
}

/** Puts `imageMeta` into `image` (and so for every property with a `…Meta` beside it). */
export function joinPictureMeta(node: unknown): unknown {
  if (!isRecord(node)) return node
  const joined: Record<string, unknown> = { ...node }
  for (const [name, meta] of Object.entries(node)) {
    const base = name.endsWith('Meta') ? name.slice(0, -'Meta'.length) : ''
    if (base && node[base]) joined[base] = Array.isArray(meta) ? zip(node[base], meta) : { url: node[base], meta }
  }
  return joined
}

function zip(urls: unknown, metas: unknown[]): unknown[] {
  return asList(urls).map((url, position) => ({ url, meta: metas[position] }))
}

function readPicture(value: unknown): Picture | undefined {
  const known = isRecord(value) && 'meta' in value
  const src = readImage(known ? value.url : value)
  if (!src) return undefined
  const meta = known && isRecord(value.meta) ? value.meta : {}
  const cuts = { hero: readImage(meta.hero), portrait: readImage(meta.portrait), share: readImage(meta.share) }
  return {
    src,
    alt: readText(meta.alt) ?? '',
    width: typeof meta.width === 'number' ? meta.width : 1200,
    height: typeof meta.height === 'number' ? meta.height : 900,
    placeholder: /^#[0-9a-f]{6}$/i.test(String(meta.placeholder)) ? String(meta.placeholder) : undefined,
    ...cuts,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
