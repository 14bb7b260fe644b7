import type { PictureModel } from '@agency/ui/pictures/picture-model.ts'
import { asEnglish } from '@agency/words/in-english.ts'
import * as z from 'zod'
import { withMappedFares } from '../mapping/mapped-fares.ts'
import { sanitizeHtml } from '../rich-text/rich-text.server.ts'
import { nodesIn } from './kinds/blocks.ts'
import { readDay, readInstant } from './kinds/days.ts'
import { readItinerary } from './kinds/itineraries.ts'
import { readLength } from './kinds/lengths.ts'
import { type FindPage, readLink } from './kinds/links.ts'
import { readLines, readNumbers, readTerms } from './kinds/lists.ts'
import { readDecimal, readWholeNumber } from './kinds/numbers.ts'
import { pictureAddressOf, readPicture, readPictures } from './kinds/pictures.ts'
import { readPriceTable } from './kinds/price-tables.ts'
import { readPrice, readSen } from './kinds/prices.ts'
import { asList, isEmpty, isRecord, isTooMuch, scalarText, unpacked } from './kinds/raw-values.ts'
import type { Report } from './kinds/report.ts'
import { readRichText } from './kinds/rich-text.ts'
import { readWords } from './kinds/words.ts'
import type { Origin } from './origins.ts'
import {
  type EnglishFields,
  englishIn,
  inEnglishHere,
  markOfField,
  nodeAndFares,
  originOfItem,
  pathOfNode,
  prepared,
  reader,
  readingAt,
  reportHostOf,
  reportLoss,
} from './reading.server.ts'

/* Installations leave properties out, send null or other types (see the contract), so every schema accepts anything. */

export type Picture = PictureModel

const findPage: FindPage = name => pathOfNode(name)

/** An error when missing or blank. */
export const requiredText = z
  .unknown()
  .optional()
  .transform((value, context) => {
    const text = isTooMuch(value) ? '' : readWords(value, () => {})
    if (text) return text
    context.addIssue({ code: 'custom', message: 'is missing' })
    return z.NEVER
  })

export const text = reader(readWords)

export const richText = reader((value, report) => sanitizeHtml(readRichText(value, report), 2, report))

/** For a place below a heading of level 2: headings begin at level 3. */
export const innerRichText = reader((value, report) => sanitizeHtml(readRichText(value, report), 3, report))

/** In sen, or its words as written. A price of 0 is undefined. */
export const price = reader(readPrice)

export const sen = reader(readSen)

/** A table without facts of its columns is a foreign system's, whose labels the mapping knows. */
export const priceTable = reader((value, report) => {
  const table = readPriceTable(value, report)
  return table && !table.heads ? withMappedFares(table, nodeAndFares(), report) : table
})

export const itinerary = reader(readItinerary)

export const yesNo = reader(readFlag)

export const wholeNumber = reader(readWholeNumber)

export const days = reader((value, report) => readLength(value, 'days', report))
export const nights = reader((value, report) => readLength(value, 'nights', report))

export const decimal = reader(readDecimal)

/** `YYYY-MM-DD` */
export const day = reader(readDay)

export const requiredDay = day.refine(found => found !== undefined, 'is no day').transform(date => date ?? '')

/** Milliseconds since 1970. A day alone is its beginning in Malaysia. */
export const instant = reader((value, report) => readInstant(value, report))

/** For the end of something: a day alone is its last millisecond. */
export const lastInstant = reader((value, report) => readInstant(value, report, 'end'))

/** A path of this site or an http(s), mailto or tel address; may be empty. */
export const link = reader((value, report) => readLink(value, report, findPage).href)

export const linkOfPicker = reader((value, report) => readLink(value, report, findPage))

export const picture = reader((value, report) => pictureOf(value, report))

/** `prepared` has put each picture beside its sizes. */
export const pictures = reader((value, report): PictureModel[] => {
  const list = asList(value)
  const hasMeta = list.some(one => isRecord(one) && 'meta' in one)
  if (hasMeta) return list.flatMap(one => pictureOf(one, report) ?? [])
  const readings = readPictures(value, report)
  for (const { src } of readings) reportHostOf(src)
  return readings.map(one => ({ width: 1200, height: 900, ...one }))
})

export const texts = reader(readLines)

export const terms = reader(readTerms)

export const numbers = reader(readNumbers)

/** Cached: schemas never change, and a page needs them dozens of times. */
const propertyNames = new WeakMap<z.ZodObject, string[]>()
const itemSchemas = new WeakMap<z.ZodType, z.ZodObject>()

export function propertiesOf(schema: z.ZodObject): string[] {
  const cached = propertyNames.get(schema)
  if (cached) return cached
  const direct = Object.keys(schema.shape)
  const below = Object.values(schema.shape).flatMap(property => itemPropertiesOf(property as z.ZodType))
  const names = [...new Set([...direct, ...below])].filter(name => name !== 'items')
  propertyNames.set(schema, names)
  return names
}

export function itemPropertiesOf(schema: z.ZodType): string[] {
  const item = itemSchemas.get(schema)
  return item ? propertiesOf(item) : []
}

/** Drops and reports broken items, so that the rest of the page renders. */
export function list<Schema extends z.ZodType>(item: Schema) {
  const schema: z.ZodType<z.output<Schema>[]> = z
    .unknown()
    .optional()
    .transform(value => {
      const nodes = nodesIn(value)
      if (!nodes && !isEmpty(value) && !isRecord(value)) reportLoss(noList, value, schema)
      return (nodes ?? asList(isRecord(value) ? value : undefined)).flatMap((node, at) =>
        readItem(item, node, { list: schema, at }),
      )
    })
  if (item instanceof z.ZodObject) itemSchemas.set(schema, item)
  return schema
}

const noList = { reason: 'is no list', did: 'it is left out', todo: 'Write one entry for each part.' }

function readItem<Schema extends z.ZodType>(
  item: Schema,
  candidate: unknown,
  { list, at }: { list: unknown; at: number },
): z.output<Schema>[] {
  const node = titled(prepared(candidate), item)
  const result = isRecord(node)
    ? parseNode(item, node, originOfItem(list, node, at), englishIn(node, list, at))
    : item.safeParse(node)
  if (result.success) return [result.data]
  reportBroken(candidate, result.error)
  return []
}

/** A node always has a name, which replaces a missing title. */
function titled(node: unknown, item: z.ZodType): unknown {
  const isWanted = item instanceof z.ZodObject && item.shape.title === requiredText
  return isWanted && isRecord(node) && isEmpty(node.title) ? { ...node, title: node.name } : node
}

/** `origin` is for previews; a node that is no item is its own origin. */
export function parseNode<Schema extends z.ZodType>(
  schema: Schema,
  node: Record<string, unknown>,
  origin: Origin | undefined = typeof node.key === 'string' ? { key: node.key, path: [] } : undefined,
  english = englishIn(node),
) {
  const shape = schema instanceof z.ZodObject ? schema.shape : {}
  return readingAt({ node, shape, origin, english }, () => {
    const result = schema.safeParse(node)
    if (english?.fields.length && result.success && isRecord(result.data)) markEnglish(result.data, node, english)
    const markOf = markOfField()
    if (markOf && result.success && isRecord(result.data)) markFields(result.data, shape, markOf)
    return result
  })
}

/** Properties with visible text. Others may name a type, a place or a code. */
const shownWords = new Set(
  (
    'name title subtitle subtitle2 excerpt text question caption note label hint facts linkText moreText submitText ' +
    'menuName submenuName tagline openingHours answeredWithin address licence registration deposit copyright brandName role bio hours'
  ).split(' '),
)

function markFields(read: Record<string, unknown>, shape: Record<string, unknown>, markOf: (name: string) => string) {
  for (const [name, schema] of Object.entries(shape)) {
    const value = read[name]
    if ((schema === richText || schema === innerRichText) && value) read[name] = `${markOf(name)}${value}`
    else if (schema === picture && isRecord(value)) read[name] = { ...value, alt: `${value.alt}${markOf(name)}` }
    else if (schema === itinerary)
      read[name] = markDays(value as z.output<typeof itinerary>, at => markOf(`${name}.${at}.title`))
    else if ((schema === text || schema === requiredText) && value && shownWords.has(name))
      read[name] = `${value}${markOf(name)}`
  }
}

function markDays(days: z.output<typeof itinerary>, markOf: (at: number) => string) {
  return days.map((day, at) => (day.title ? { ...day, title: day.title + markOf(at) } : day))
}

function markEnglish(read: Record<string, unknown>, node: Record<string, unknown>, { fields, at }: EnglishFields) {
  // Of a list, a system may name all texts, the text at one place, or the field alone.
  const isEnglish = (path: string) => {
    const [top = '', ...inside] = path.split('.')
    if (fields.includes(path) || fields.includes(path.replace(/\.\d+/g, '[]'))) return true
    return fields.includes(top) && inside.slice(-1).every(step => /^\d+$/.test(step) || shownWords.has(step))
  }
  const marked = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return isEnglish(path) ? asEnglish(value) : value
    if (Array.isArray(value)) return value.map((one, position) => marked(one, `${path}.${position}`))
    return isRecord(value) ? mapped(value, (one, name) => marked(one, `${path}.${name}`)) : value
  }
  for (const [name, value] of Object.entries(read)) {
    // Of a node without a title, that is its name.
    const field = name === 'title' && node.title === node.name ? 'name' : name
    if (name !== 'items') read[name] = marked(value, at + field)
  }
}

const mapped = (record: Record<string, unknown>, to: (value: unknown, name: string) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value, name)]))

function reportBroken(candidate: unknown, error: z.ZodError): void {
  const reason = error.issues.map(issue => `${issue.path.join('.') || 'item'} ${issue.message}`).join('; ')
  const node = isRecord(candidate) ? candidate : {}
  // In development a broken item throws; on a live site it must not take the page down.
  const { env } = import.meta as { env?: { DEV?: boolean } }
  if (env?.DEV) throw new Error(`Broken content item ${String(node.name ?? '')}: ${reason}`)
  const description = { reason, did: 'the item is left out', todo: 'Fill in what is missing.' }
  readingAt({ node, shape: {} }, () => reportLoss(description, candidate))
}

/** `#rgb` is enough for a placeholder, and stands in every page that shows the picture. */
function shortColour(colour: unknown): string | undefined {
  const [, red, green, blue] = /^#([0-9a-f]).([0-9a-f]).([0-9a-f]).$/i.exec(String(colour)) ?? []
  return red && green && blue && `#${red}${green}${blue}`
}

function pictureOf(value: unknown, report: Report): PictureModel | undefined {
  const reading = readPicture(value, report)
  if (!reading) return undefined
  reportHostOf(reading.src)
  const meta = isRecord(value) && isRecord(value.meta) ? value.meta : {}
  const address = (cut: unknown) => (typeof cut === 'string' ? pictureAddressOf(cut) : undefined)
  return {
    src: reading.src,
    // Drawings have an English text alone.
    alt: inEnglishHere(readWords(meta.alt, report) || reading.alt),
    width: typeof meta.width === 'number' ? meta.width : (reading.width ?? 1200),
    height: typeof meta.height === 'number' ? meta.height : (reading.height ?? 900),
    ...(reading.focus && { focus: reading.focus }),
    ...(reading.crops && { crops: reading.crops }),
    placeholder: shortColour(meta.placeholder),
    hero: address(meta.hero),
    portrait: address(meta.portrait),
    share: address(meta.share),
  }
}

const yes = new Set(['true', '1', 'yes', 'y', 'on', 'ya', 'checked'])
const no = new Set(['false', '0', 'no', 'n', 'off', 'tidak', 'null', 'undefined'])

function readFlag(value: unknown, report: Report): boolean {
  const word = scalarText(unpacked(value)).trim().toLowerCase()
  if (yes.has(word)) return true
  if (!no.has(word) && !isEmpty(value)) {
    report({ reason: 'is neither yes nor no', did: 'it counts as no', todo: 'Write true or false.' })
  }
  return false
}
