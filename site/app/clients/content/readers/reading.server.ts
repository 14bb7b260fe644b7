import { asEnglish } from '@agency/words/in-english.ts'
import * as z from 'zod'
import { type ContentMapping, noMapping, withOurNames } from '../mapping/mapping.ts'
import { reportBrokenItem } from './broken-items.server.ts'
import { isRecord, isTooMuch, quoted } from './kinds/raw-values.ts'
import type { Loss, Report } from './kinds/report.ts'
import { findKnownNode, type KnownNode, type KnownNodes } from './known-nodes.ts'
import type { Origin, Origins } from './origins.ts'

type Place = {
  node?: Record<string, unknown>
  shape?: Record<string, unknown>
  page?: string
  nodes?: KnownNodes
  siteUrl?: string
  pictureHosts?: readonly string[]
  leads?: (link: string) => boolean
  mapping?: ContentMapping
  left?: { count: number }
  origins?: Origins | undefined
  origin?: Origin | undefined
  english?: EnglishFields | undefined
}

/** The fields of a node that are in English; `at` is the path of a part, as `sections.0.fields.2.`. */
export type EnglishFields = { fields: readonly unknown[]; at: string }

/** An answer with more HTML elements would block the process. The longest page of our content has 150. */
const maxElements = 3000

/** Reading is synchronous, so one current place is enough; schemas have no other way to get it. */
let place: Place = {}

export function readingAt<Value>(inner: Place, read: () => Value): Value {
  const outer = place
  place = { left: { count: maxElements }, ...outer, ...inner }
  try {
    return read()
  } finally {
    place = outer
  }
}

/** Reports of the reader name the page, the node and the property. */
export function reader<Value>(read: (value: unknown, report: Report) => Value) {
  const schema: z.ZodType<Value> = z
    .unknown()
    .optional()
    .transform(value => {
      if (!isTooMuch(value)) return read(value, loss => reportLoss(loss, value, schema))
      reportLoss({ reason: 'is more than a page can show', did: 'it is left out', todo: 'Divide it.' }, value, schema)
      return read(undefined, () => {})
    })
  return schema
}

export function reportLoss(loss: Loss, value: unknown, schema?: unknown): void {
  const { node = {}, shape = {} } = place
  const property = Object.keys(shape).find(name => shape[name] === schema && node[name] === value)
  const record = knownAs(node)
  reportBrokenItem({
    page: record?.path ?? place.page,
    key: node.key ?? record?.key,
    id: node.id ?? record?.id,
    name: node.name ?? record?.name,
    type: isRecord(node.contentType) ? node.contentType.alias : record?.alias,
    property,
    ...quoted(value),
    ...loss,
  })
}

/** Reports each host once, because one setting fixes all of its pictures. */
export function reportHostOf(src: string): void {
  const { pictureHosts, page } = place
  if (!pictureHosts || src.startsWith('/') || !URL.canParse(src)) return
  const { host } = new URL(src)
  if (pictureHosts.includes(host)) return
  reportBrokenItem({
    reason: `pictures of the host ${host} are not fetched`,
    did: 'empty frames are shown in their places',
    todo: `Add ${host} to PICTURE_HOSTS, as it is written here.`,
    property: 'PICTURE_HOSTS',
    value: host,
    ...(page !== undefined && { page }),
  })
}

export function pathOfNode(name: string): string | undefined {
  return place.nodes && findKnownNode(place.nodes, name)?.path
}

/** Undefined outside previews. The name of a part, such as a form field's, is not a visible text. */
export function markOfField(): ((name: string) => string) | undefined {
  const { origins, origin } = place
  if (!origins || !origin) return undefined
  const { key, path } = origin
  if (path.length > 0) return name => (name === 'name' ? '' : origins.markOf({ key, path: [...path, name] }))
  return name => origins.markOf({ key, path: name === 'name' ? [name] : ['source', name] })
}

export const nodeAndFares = () => ({ node: place.node ?? {}, fares: place.mapping?.fares })

export function originOfItem(list: unknown, item: unknown, at: number): Origin | undefined {
  const { origins, origin } = place
  if (!origins) return undefined
  if (isRecord(item) && typeof item.key === 'string' && item.key) return { key: item.key, path: [] }
  const property = propertyOf(list)
  if (!origin || !property) return undefined
  const outer = origin.path.length === 0 ? ['source'] : origin.path
  return { key: origin.key, path: [...outer, property, String(at)] }
}

const propertyOf = (schema: unknown): string | undefined =>
  Object.entries(place.shape ?? {}).find(([, one]) => one === schema)?.[0]

/** Undefined on English pages. */
export function englishIn(node: Record<string, unknown>, list?: unknown, at?: number): EnglishFields | undefined {
  if (Array.isArray(node.untranslated)) return { fields: node.untranslated, at: '' }
  if (!place.english || list === undefined) return undefined
  return { ...place.english, at: `${place.english.at}${propertyOf(list)}.${at}.` }
}

/** Of an answer in another language: marks a text that is English. */
export const inEnglishHere = (text: string): string => (place.english ? asEnglish(text) : text)

export const elementsLeft = (): { count: number } => place.left ?? { count: maxElements }

export function isKnownToLead(link: string): boolean {
  return place.leads?.(link) ?? true
}

/** Without a slash at its end; empty while it is unknown. */
export function addressOfSite(): string {
  return place.siteUrl ?? ''
}

/** The route list supplies a missing name, segment, type or key: some systems send items with properties alone. */
export function prepared(node: unknown): unknown {
  if (!isRecord(node)) return node
  const joined = joinPictureMeta(withOurNames(node, place.mapping ?? noMapping))
  if (joined.key && joined.urlSegment && joined.contentType) return joined
  const record = knownAs(joined)
  if (!record) return joined
  const { key, name, urlSegment, alias } = record
  return {
    ...joined,
    key: joined.key || key,
    name: joined.name || name,
    urlSegment: joined.urlSegment || urlSegment,
    contentType: joined.contentType || { alias },
  }
}

function knownAs({ key, id }: Record<string, unknown>): KnownNode | undefined {
  const name = typeof key === 'string' && key ? key : typeof id === 'number' || typeof id === 'string' ? String(id) : ''
  return name && place.nodes ? findKnownNode(place.nodes, name) : undefined
}

/** Puts `imageMeta` into `image`, and so for every property with a `…Meta` beside it. */
function joinPictureMeta(node: Record<string, unknown>): Record<string, unknown> {
  const joined: Record<string, unknown> = { ...node }
  for (const [name, meta] of Object.entries(node)) {
    const base = name.endsWith('Meta') ? name.slice(0, -'Meta'.length) : ''
    if (base && node[base]) joined[base] = Array.isArray(meta) ? zip(node[base], meta) : beside(node[base], meta)
  }
  return joined
}

function zip(urls: unknown, metas: unknown[]): unknown[] {
  const list = Array.isArray(urls) ? urls : [urls]
  return list.map((url, position) => beside(url, metas[position]))
}

/** Focal point and crops are read beside the address, as in pickers. */
const beside = (url: unknown, meta: unknown) => ({
  url,
  meta,
  ...(isRecord(meta) && { focalPoint: meta.focalPoint, crops: meta.crops }),
})
