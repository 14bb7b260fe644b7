import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import { formatDay, formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { words } from './words.ts'

/** The label of the last named part of a path; for a list item, what one is called with a number. */
export function labelOf(path: string[]): string {
  const last = path.at(-1) ?? ''
  if (/^\d+$/.test(last)) return `${itemLabel(path.slice(0, -1))} ${Number(last) + 1}`
  const known: Record<string, string> = words.labels
  const around = path.findLast((part, index) => index < path.length - 1 && !/^\d+$/.test(part))
  return known[`${around}.${last}`] ?? known[last] ?? spelled(last)
}

/** What one item of a list is called. */
function itemLabel(path: string[]): string {
  const known: Record<string, string> = words.items
  return known[path.at(-1) ?? ''] ?? labelOf(path)
}

/** The labels of all parts of a path, with or without `source` in front: `Day 1 › Title`. */
export function placeOf(path: string[]): string {
  const parts = path.filter(part => part !== 'source')
  return parts
    .map((_, index) => parts.slice(0, index + 1))
    .filter(part => !/^\d+$/.test(parts[part.length] ?? ''))
    .map(labelOf)
    .join(' › ')
}

/** `priceUnit` as `Price unit`. */
function spelled(name: string): string {
  const spaced = name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`).replaceAll('-', ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** The name of a value of a choice. */
export function choiceName(value: string | number): string {
  const known: Record<string, string> = words.choices
  return known[value] ?? spelled(String(value))
}

/** Help for an editor who fills in a form: the schema’s description without Markdown’s backticks. */
export const helpOf = ({ description }: { description?: string }): string | undefined =>
  description?.replaceAll('`', '')

/** A text of the content system with instants and days as people write them: `30 November 2026, 00:00`, `2 September 2025`. */
export const withWrittenDays = (text: string): string =>
  text
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g, instant => formatInstant(Date.parse(instant)))
    .replace(/\b\d{4}-\d\d-\d\d\b/g, formatDay)

/** The text of a fault in a form: our own for a known code, otherwise the message of the content system with the labels of the form. */
export function faultText({ message, code }: Pick<Fault, 'message' | 'code'>): string {
  if (code) return words.faults[code]
  return withWrittenDays(message.replace(/\b[a-z]+[A-Z]\w*\b/g, property => `“${labelOf([property])}”`))
}

/** The same with its place before it: `Day 1 › Title: is missing`. */
export const placedFault = (fault: Pick<Fault, 'path' | 'message' | 'code'>): string =>
  [placeOf(fault.path), faultText(fault)].filter(Boolean).join(': ')
