import * as z from 'zod'
import { type ContentMapping, noMapping, withOurNames } from '../mapping/mapping.ts'
import { reportBrokenItem } from './broken-items.server.ts'
import { isRecord, isTooMuch, quoted } from './kinds/raw-values.ts'
import type { Loss, Report } from './kinds/report.ts'
import { findKnownNode, type KnownNode, type KnownNodes } from './known-nodes.ts'
import type { Origin, Origins } from './origins.ts'

/** The node whose properties are being read, what they are read with, and what is known around it. */
type Place = {
  node?: Record<string, unknown>
  shape?: Record<string, unknown>
  page?: string
  nodes?: KnownNodes
  /** Public address of this site, without a slash at its end. */
  siteUrl?: string
  /** Hosts that the site fetches pictures from, each with its port. */
  pictureHosts?: readonly string[]
  /** Whether a link within this site leads to a page or a file; without it, links are not checked. */
  leads?: (link: string) => boolean
  /** How the installation names types and properties. */
  mapping?: ContentMapping
  /** The number of HTML elements that the texts of this answer may still have. */
  left?: { count: number }
  /** For previews: marks in texts say where they come from. */
  origins?: Origins | undefined
  /** The node that is being read, and the part of it. */
  origin?: Origin | undefined
}

/** An answer with more HTML elements would block the process. The longest page of our content has 150. */
const MAX_ELEMENTS = 3000

/** Reading is synchronous, so one current place is enough; schemas have no other way to get it. */
let place: Place = {}

/** Runs `read` at another place; omitted fields keep their values. */
export function readingAt<Value>(inner: Place, read: () => Value): Value {
  const outer = place
  place = { left: { count: MAX_ELEMENTS }, ...outer, ...inner }
  try {
    return read()
  } finally {
    place = outer
  }
}

/**
 * A schema for a property. Reports of its reader name the page, the node and the property.
 * @param read Accepts any value and returns the best reading of it.
 */
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

/** Reports a loss at the place that is being read. */
export function reportLoss(loss: Loss, value: unknown, schema?: unknown): void {
  const { node = {}, shape = {} } = place
  const property = Object.keys(shape).find(name => shape[name] === schema && node[name] === value)
  const known = knownAs(node)
  reportBrokenItem({
    page: known?.path ?? place.page,
    key: node.key ?? known?.key,
    id: node.id ?? known?.id,
    name: node.name ?? known?.name,
    type: isRecord(node.contentType) ? node.contentType.alias : known?.alias,
    property,
    ...quoted(value),
    ...loss,
  })
}

/**
 * Reports that the pictures of a host are not shown: once for each host, because one setting fixes all of them.
 * @param src Where a picture is: a path, or an absolute address.
 */
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

/** The public path of a node by its key, `umb://` name or number; undefined when it is no page. */
export function pathOfNode(name: string): string | undefined {
  return place.nodes && findKnownNode(place.nodes, name)?.path
}

/**
 * In previews, marks for the fields of the node or the part that is being read; undefined elsewhere. The name of a part, such as
 * that of a form's field, is none of its texts.
 */
export function markOfField(): ((name: string) => string) | undefined {
  const { origins, origin } = place
  if (!origins || !origin) return undefined
  const { key, path } = origin
  if (path.length > 0) return name => (name === 'name' ? '' : origins.markOf({ key, path: [...path, name] }))
  return name => origins.markOf({ key, path: name === 'name' ? [name] : ['source', name] })
}

/** The origin of one item of a list: a node of its own, or a part of the node that is being read. */
export function originOfItem(list: unknown, item: unknown, at: number): Origin | undefined {
  const { origins, origin, shape = {} } = place
  if (!origins) return undefined
  if (isRecord(item) && typeof item.key === 'string' && item.key) return { key: item.key, path: [] }
  const property = Object.keys(shape).find(name => shape[name] === list)
  if (!origin || !property) return undefined
  const outer = origin.path.length === 0 ? ['source'] : origin.path
  return { key: origin.key, path: [...outer, property, String(at)] }
}

/** The remaining number of HTML elements for the answer that is being read, to be counted down. */
export const elementsLeft = (): { count: number } => place.left ?? { count: MAX_ELEMENTS }

/** Whether a link within this site leads to a page or file, if that is known. */
export function isKnownToLead(link: string): boolean {
  return place.leads?.(link) ?? true
}

/** The public address of this site, without a slash at its end; empty while it is not known. */
export function addressOfSite(): string {
  return place.siteUrl ?? ''
}

/**
 * A node as it is read: with our names for its type and properties, pictures beside their sizes, and what the answer does
 * not say about the node itself (name, segment, type, key) as the route list says it. Some content systems send items with
 * their properties alone.
 */
export function prepared(node: unknown): unknown {
  if (!isRecord(node)) return node
  const joined = joinPictureMeta(withOurNames(node, place.mapping ?? noMapping))
  if (joined.key && joined.urlSegment && joined.contentType) return joined
  const known = knownAs(joined)
  if (!known) return joined
  const { key, name, urlSegment, alias } = known
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

/** Puts `imageMeta` into `image` (and so for every property with a `…Meta` beside it). */
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

/** What must stay in sight, and what an editor cut, is read where pickers have it, beside the address. */
const beside = (url: unknown, meta: unknown) => ({
  url,
  meta,
  ...(isRecord(meta) && { focalPoint: meta.focalPoint, crops: meta.crops }),
})
