import { stringify } from 'yaml'
import * as z from 'zod'
import { isTranslation } from '../../database/place.ts'
import type { NodeRow } from '../../database/tables.ts'
import { schemas } from '../../schemas/registry.ts'
import type { TranslatedText } from '../../tree/content-tree.ts'
import { translationPath, uuidOfPath } from '../../tree/uuid-of-path.ts'
import { freeSegment, segmentOf } from '../reading/url-segment.ts'
import type { Placement } from './place-nodes.ts'

const defaultSort = 1000
const malaysiaMs = 8 * 3600_000

type Values = Record<string, unknown>

/** A content file in our format. @param path without `.md` */
export function writeFile(row: NodeRow, path: string, placement: Placement): string {
  const { bodyText, ...properties } = isTranslation(row) ? withBody(row.source) : row.source
  const ownSegment = path.split(/[/.]/).at(-1) === row.urlSegment ? undefined : row.urlSegment
  const isBody = typeof bodyText === 'string'
  const front = {
    ...head(row, { key: keyOf(row, path), sort: defaultSort, urlSegment: ownSegment }),
    ...inOrder(row.alias, isBody ? properties : row.source),
    ...(isTranslation(row) ? translatedItems(row, placement) : itemsOf(row, path, placement.items)),
  }
  const text = isBody && bodyText.trim() !== '' ? `\n${bodyText.trim()}\n` : ''
  return `---\n${stringify(front, { lineWidth: 0 })}---\n${text}`
}

/** The head of a node's front matter, without defaults. @param follows the defaults */
function head(row: NodeRow, follows: { key: string; sort: number; urlSegment: string | undefined }): Values {
  const values: Values = {
    alias: row.alias,
    name: row.name,
    key: row.key === follows.key ? undefined : row.key,
    urlSegment: follows.urlSegment,
    sort: row.sort === follows.sort ? undefined : row.sort,
    publishAt: row.publishAt && inMalaysia(row.publishAt),
    unpublishAt: row.unpublishAt && inMalaysia(row.unpublishAt),
    updated: row.updated,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null))
}

function itemsOf(row: NodeRow, path: string, items: Placement['items']): Values {
  const inside = items.get(row.key) ?? []
  if (inside.length === 0) return {}
  const used = new Set<string>()
  return {
    items: inside.map((item, index) => {
      const wish = segmentOf(item.source.slug, item.name)
      const urlSegment = freeSegment(wish, new Set(used)) === item.urlSegment ? undefined : item.urlSegment
      const itemPath = `${path}#${freeSegment(urlSegment ?? wish, used)}`
      return {
        ...head(item, { key: keyOf(item, itemPath), sort: (index + 1) * 10, urlSegment }),
        ...inOrder(item.alias, item.source),
        ...itemsOf(item, itemPath, items),
      }
    }),
  }
}

function translatedItems(row: NodeRow, { items, places }: Placement): Values {
  const inside = items.get(row.key) ?? []
  if (inside.length === 0) return {}
  return {
    items: inside.map(item => {
      const { alias: _, ...rest } = head(item, { key: keyOf(item, ''), sort: defaultSort, urlSegment: undefined })
      return { item: places.get(item.parentKey ?? ''), ...rest, ...inOrder(item.alias, item.source) }
    }),
  }
}

const keyOf = (row: NodeRow, path: string) =>
  uuidOfPath(isTranslation(row) ? translationPath(row.parentKey, row.urlSegment) : path)

/** The words for the page's `bodyText` go below the front matter. */
function withBody({ texts, ...rest }: Values): Values {
  const all = texts as TranslatedText[]
  const body = all.findIndex(({ at }) => at === 'bodyText')
  if (body < 0) return { texts, ...rest }
  const { words, ...left } = all[body] as TranslatedText
  return { ...rest, texts: all.with(body, left as TranslatedText), bodyText: words }
}

/** Malaysian time: `2026-12-31T23:59:59+08:00`. */
function inMalaysia(instant: Date): string {
  const local = new Date(instant.getTime() + malaysiaMs).toISOString()
  return `${local.slice(0, local.endsWith('.000Z') ? 19 : 23)}+08:00`
}

/** Puts properties, and their parts, in the order of their schema: the database keeps no order. */
function inOrder(alias: string, properties: Values): Values {
  const schema = schemas[alias]
  return schema === undefined ? properties : (ordered(schema, properties) as Values)
}

function ordered(schema: z.core.$ZodType, value: unknown): unknown {
  const { def } = schema._zod as { def: { innerType?: z.core.$ZodType; in?: z.core.$ZodType } }
  const inner = def.innerType ?? def.in
  if (inner !== undefined) return ordered(inner, value)
  if (schema instanceof z.ZodArray && Array.isArray(value)) return value.map(item => ordered(schema.element, item))
  if (!(schema instanceof z.ZodObject) || !isObject(value)) return value
  const shape: Record<string, z.core.$ZodType> = schema.shape
  const present = Object.keys(shape).filter(name => name in value)
  const inside = present.map(name => [name, ordered(shape[name] as z.core.$ZodType, value[name])])
  return {
    ...Object.fromEntries(inside),
    ...Object.fromEntries(Object.entries(value).filter(([name]) => !(name in shape))),
  }
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
