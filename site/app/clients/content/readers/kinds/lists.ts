import { nodesIn } from './blocks.ts'
import { isEmpty, isRecord, scalarText } from './raw-values.ts'
import type { Report } from './report.ts'
import { readWords, wordsOfHtml } from './words.ts'

const item = /<li\b[^>]*>([\s\S]*?)(?=<\/li|<li\b|<\/[uo]l|$)/gi
const names = ['title', 'name', 'text', 'value', 'label', 'item', 'content']

/** Commas do not split sentences. */
export function readLines(value: unknown, report: Report): string[] {
  const nodes = typeof value === 'string' || typeof value === 'object' ? nodesIn(value) : undefined
  if (nodes) return nodes.flatMap(node => linesOf(node, report))
  return isEmpty(value) ? [] : linesOf(value, report)
}

/** Splits at commas and semicolons too: Umbraco stores tags so. */
export function readTerms(value: unknown, report: Report): string[] {
  const isText = typeof value === 'string' && nodesIn(value) === undefined
  const lines = readLines(value, report)
  return [
    ...new Set((isText ? lines.flatMap(line => line.split(/[,;|]/)) : lines).map(term => term.trim()).filter(Boolean)),
  ]
}

export function readNumbers(value: unknown, report: Report): number[] {
  if (typeof value === 'number') return Number.isInteger(value) ? [value] : []
  return readTerms(value, report).map(Number).filter(Number.isInteger)
}

function linesOf(value: unknown, report: Report): string[] {
  if (typeof value === 'string') return linesOfText(value, report)
  if (isRecord(value)) {
    const named = names.map(name => value[name]).find(inner => typeof inner === 'string' && inner.trim() !== '')
    if (named) return [wordsOfHtml(scalarText(named))].filter(Boolean)
  }
  return [readWords(value, report).replaceAll('\n', ' ')].filter(Boolean)
}

function linesOfText(text: string, report: Report): string[] {
  const entries = [...text.matchAll(item)].map(([, inner = '']) => wordsOfHtml(inner).replaceAll('\n', ' '))
  const lines = entries.length > 0 ? entries : readWords(text, report).split(/\r\n|\r|\n/)
  return lines.map(line => line.replace(/^\s*[•·*▪–-]\s+/, '').trim()).filter(Boolean)
}
