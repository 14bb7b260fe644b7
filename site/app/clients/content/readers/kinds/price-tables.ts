import type { Head } from '@agency/contracts/content/prices/fare.ts'
import { fareSchema, whenSchema } from '@agency/contracts/content/prices/fare-schema.ts'
import * as z from 'zod'
import { nodesIn } from './blocks.ts'
import { type Price, readPrice } from './prices.ts'
import { asList, firstOf, isEmpty, isRecord, scalarText, unpacked } from './raw-values.ts'
import type { Report } from './report.ts'
import { readWords, wordsOfHtml } from './words.ts'

export type PriceTable = {
  caption: string
  columns: string[]
  /** Of the columns with prices; none in a table of a foreign system. */
  heads?: Head[]
  /** People in a room whose fare has no number. */
  sharing?: number
  /** @property left Remaining places, where the source has them. */
  rows: (Head & { label: string; prices: (Price | undefined)[]; left?: number })[]
}

const head = z
  .object({ fare: fareSchema.optional().catch(undefined), when: whenSchema.optional().catch(undefined) })
  .catch({})
const sharers = z.int().min(1).optional().catch(undefined)

const silent = () => {}
const tableRow = /<tr\b[^>]*>([\s\S]*?)(?=<tr\b|<\/table|$)/gi
const tableCell = /<t[hd]\b[^>]*>([\s\S]*?)(?=<t[hd]\b|<\/tr|$)/gi
/** For lines with single blanks only: with runs of blanks, thousands of tabs take seconds. */
const pricedLine = /^(.{2,80}?)\s?[:\t–—-]\s?((?:from\s)?(?:RM|MYR)\s?\d[\d.,' ]*\b.*)$/i

/** Reads `{caption, columns, rows}`, a list or blocks of rows, an HTML table, or lines `Adult: RM 99`. */
export function readPriceTable(value: unknown, report: Report): PriceTable | undefined {
  const table = tableIn(value)
  if (table && table.rows.length > 0) return table
  if (!isEmpty(value) && !isEmptyTable(value)) {
    report({
      reason: 'is no table of prices',
      did: 'the table is left out',
      todo: 'Write it as rows with a label and prices, or as an HTML table.',
    })
  }
  return undefined
}

function isEmptyTable(value: unknown): boolean {
  return isRecord(value) && isEmpty(value.rows) && isEmpty(value.items)
}

function tableIn(value: unknown): PriceTable | undefined {
  const inner = unpacked(value)
  if (isRecord(inner) && Array.isArray(inner.rows)) {
    const columns = asList(inner.columns).map(column => readWords(column, silent))
    const rows = inner.rows.flatMap(row => rowOf(row).map(one => ({ ...one, ...head.parse(row) })))
    const heads = Array.isArray(inner.heads) && { heads: inner.heads.map(one => head.parse(one)) }
    const sharing = sharers.parse(inner.sharing)
    return { caption: readWords(inner.caption, silent), columns, ...heads, rows, ...(sharing && { sharing }) }
  }
  const nodes = nodesIn(inner)
  if (nodes) return { caption: '', columns: [], rows: nodes.flatMap(rowOf) }
  const text = typeof inner === 'string' ? inner : isRecord(inner) ? scalarText(inner.markup) : ''
  return /<table/i.test(text) ? ofHtml(text) : ofLines(wordsOfHtml(text))
}

function rowOf(row: unknown): PriceTable['rows'] {
  if (Array.isArray(row)) return [{ label: readWords(row[0], silent), prices: row.slice(1).map(priceOf) }]
  if (!isRecord(row)) return []
  const label = readWords(firstOf(row, ['label', 'title', 'name', 'text']), silent)
  const prices = unpacked(row.prices ?? row.price ?? row.amount ?? row.cells)
  if (!label && isEmpty(prices)) return []
  const left = leftIn(scalarText(row.left))
  return [
    { label, prices: (Array.isArray(prices) ? prices : [prices]).map(priceOf), ...(left !== undefined && { left }) },
  ]
}

const leftIn = (text: string): number | undefined => (/^\d{1,4}$/.test(text) ? Number(text) : undefined)

function ofHtml(html: string): PriceTable {
  const rows = [...html.matchAll(tableRow)].map(([, row = '']) =>
    [...row.matchAll(tableCell)].map(([, cell = '']) => wordsOfHtml(cell).replaceAll('\n', ' ')),
  )
  const [first = [], ...others] = rows.filter(row => row.some(Boolean))
  // A first row with prices is no heading, and neither is one with nothing below it.
  const isHeading = others.length > 0 && !first.slice(1).some(cell => readPrice(cell, silent)?.sen !== undefined)
  const caption = wordsOfHtml(/<caption\b[^>]*>([\s\S]*?)<\/caption>/i.exec(html)?.[1] ?? '')
  return { caption, columns: isHeading ? first : [], rows: (isHeading ? others : [first, ...others]).flatMap(rowOf) }
}

/** Undefined unless every line is a name and a price, so that no line is lost. */
function ofLines(words: string): PriceTable | undefined {
  const lines = words.split('\n').filter(line => line.trim() !== '')
  const rows = lines.map(line => pricedLine.exec(line.trim().replace(/\s+/g, run => (run.includes('\t') ? '\t' : ' '))))
  if (rows.length === 0 || rows.some(row => row === null)) return undefined
  return { caption: '', columns: [], rows: rows.flatMap(row => rowOf({ label: row?.[1], prices: [row?.[2]] })) }
}

/** `-` and empty cells are not for sale; other words are shown as written. */
function priceOf(cell: unknown): Price | undefined {
  if (typeof cell === 'string' && /^\s*(?:[-–—]|n\/?a|x|sold out)?\s*$/i.test(cell)) return undefined
  return readPrice(cell, silent)
}
