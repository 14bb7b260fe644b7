import { createHash } from 'node:crypto'
import { withPriceFacts } from '@agency/contracts/content/readers/price-facts.ts'
import * as z from 'zod'
import { isTranslation } from '../../database/place.ts'
import type { Properties } from '../../database/tables.ts'
import { budgetFault } from '../../database/write-source.ts'
import { withPresentNames } from '../../schemas/former-names.ts'
import { schemas } from '../../schemas/registry.ts'
import { day, instant, text } from '../../schemas/values.ts'
import { translationPath, uuidOfPath } from '../../tree/uuid-of-path.ts'
import { type SchemaFault, schemaFaults } from './fault.ts'
import { freeSegment, segmentOf } from './url-segment.ts'

export type SourceNode = {
  key: string
  parentKey: string | null
  alias: string
  urlSegment: string
  name: string
  sort: number
  properties: Properties
  source: Properties
  publishAt: Date | null
  unpublishAt: Date | null
  updated: string | null
  /** Hash of the node in its file, without its items, before rich text was rendered. */
  sourceHash: string
  /** For messages: the file, and the path of an inline item in it. */
  file: string
  path: (string | number)[]
  /** Lines about former names of properties in the file. */
  notes?: string[]
  /** Stands in for a refused file: its nodes in the database stay unchanged. */
  standsIn?: true
}

export const nodeHead = z.object({
  alias: z.enum(Object.keys(schemas), { error: 'is not a known content type' }),
  name: text,
  urlSegment: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, { error: 'may hold letters, digits and hyphens only' })
    .optional(),
  sort: z.number().int().optional(),
  publishAt: instant.optional(),
  unpublishAt: instant.optional(),
  updated: day.optional(),
})

const fileHead = nodeHead.extend({
  key: z.uuid().optional(),
  items: z.array(z.record(z.string(), z.unknown())).optional(),
})

const headNames = new Set(Object.keys(fileHead.shape))

export type Place = {
  file: string
  path: (string | number)[]
  parentKey: string | null
  contentPath: string
  urlSegment: string | undefined
  defaultSort: number
}

/** Reads one node and its inline items; parents come before their children. Faults carry the path in the file. */
export function sourceNodes(
  data: Record<string, unknown>,
  body: string,
  place: Place,
): { nodes: SourceNode[]; faults: SchemaFault[] } {
  const faults: SchemaFault[] = []
  const complain = (issues: z.core.$ZodIssue[]) => {
    for (const { path, message } of schemaFaults(issues)) faults.push({ path: [...place.path, ...path], message })
  }
  const head = fileHead.safeParse(data)
  if (!head.success) {
    complain(head.error.issues)
    return { nodes: [], faults }
  }
  const { items = [], key = uuidOfPath(place.contentPath), ...rest } = head.data
  const own = Object.fromEntries(Object.entries(data).filter(([name]) => !headNames.has(name)))
  const written = withBody(rest, own, body)
  const priced = withPriceFacts(rest.alias, written)
  const tooMuch = budgetFault({ source: priced })
  if (tooMuch) faults.push({ path: [...place.path, ...tooMuch.path.slice(1)], message: tooMuch.message })
  const { source, notes } = withPresentNames(rest.alias, priced)
  const properties = tooMuch ? undefined : schemas[rest.alias]?.safeParse(source, { reportInput: true })
  if (properties?.success === false) complain(properties.error.issues)

  const node: SourceNode = {
    key,
    parentKey: place.parentKey,
    alias: rest.alias,
    urlSegment: rest.urlSegment ?? place.urlSegment ?? segmentOf(own.slug, rest.name),
    name: rest.name,
    sort: rest.sort ?? place.defaultSort,
    properties: (properties?.data ?? {}) as Properties,
    source,
    publishAt: rest.publishAt === undefined ? null : new Date(rest.publishAt),
    unpublishAt: rest.unpublishAt === undefined ? null : new Date(rest.unpublishAt),
    updated: rest.updated ?? null,
    sourceHash: createHash('sha256')
      .update(JSON.stringify([rest, written]))
      .digest('hex'),
    file: place.file,
    path: place.path,
    notes,
  }
  const nodes = [node]
  const used = new Set<string>()
  for (const [index, item] of items.entries()) {
    const wish = typeof item.urlSegment === 'string' ? item.urlSegment : segmentOf(item.slug, item.name)
    const urlSegment = freeSegment(wish, used)
    const inner = sourceNodes(item, '', {
      file: place.file,
      path: [...place.path, 'items', index],
      parentKey: key,
      contentPath:
        item.alias === 'translation' ? translationPath(key, urlSegment) : `${place.contentPath}#${urlSegment}`,
      urlSegment,
      defaultSort: (index + 1) * 10,
    })
    nodes.push(...inner.nodes)
    faults.push(...inner.faults)
  }
  return { nodes, faults }
}

/** The text below the front matter: of a translation, the words for the page's `bodyText`. */
function withBody(node: { alias: string }, own: Properties, body: string): Properties {
  if (body === '') return own
  const texts = isTranslation(node) && Array.isArray(own.texts) ? own.texts : []
  const at = texts.findIndex(one => Object(one).at === 'bodyText' && Object(one).words === undefined)
  return at < 0 ? { ...own, bodyText: body } : { ...own, texts: texts.with(at, { ...texts[at], words: body }) }
}
