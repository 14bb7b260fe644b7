import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import { formatDay, formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { words } from './words.ts'

/** The last named part of a path; list items have numbers. */
export function labelOf(path: string[]): string {
  const last = path.at(-1) ?? ''
  if (/^\d+$/.test(last)) return `${itemLabel(path.slice(0, -1))} ${Number(last) + 1}`
  const labels: Record<string, string> = words.labels
  const around = path.findLast((part, index) => index < path.length - 1 && !/^\d+$/.test(part))
  return labels[`${around}.${last}`] ?? labels[last] ?? spelled(last)
}

/** A property, or a text of a translation: `itinerary[].text 3f9a2c1b0d`. */
export const labelOfValue = (name: string): string => labelOf(name.replace(/ .*|\[\]/g, '').split('.'))

/** One item of a list. */
function itemLabel(path: string[]): string {
  const labels: Record<string, string> = words.items
  return labels[path.at(-1) ?? ''] ?? labelOf(path)
}

/** With or without `source` in front: `Day 1 › Title`. */
export function placeOf(path: string[]): string {
  const parts = path.filter(part => part !== 'source')
  return parts
    .map((_, index) => parts.slice(0, index + 1))
    .filter(part => !/^\d+$/.test(parts[part.length] ?? ''))
    .map(labelOf)
    .join(' › ')
}

/** `priceUnit` becomes `Price unit`. */
function spelled(name: string): string {
  const spaced = name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`).replaceAll('-', ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

export function choiceName(value: string | number): string {
  const labels: Record<string, string> = words.choices
  return labels[value] ?? spelled(String(value))
}

/** Without Markdown’s backticks. */
export const helpOf = ({ description }: { description?: string }): string | undefined =>
  description?.replaceAll('`', '')

/** `30 November 2026, 00:00`, `2 September 2025`. */
export const withWrittenDays = (text: string): string =>
  text
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g, instant => formatInstant(Date.parse(instant)))
    .replace(/\b\d{4}-\d\d-\d\d\b/g, formatDay)

/** Our text for a known code, otherwise the message with the labels of the form. */
export function faultText({ message, code }: Pick<Fault, 'message' | 'code'>): string {
  if (code) return words.faults[code]
  return withWrittenDays(message.replace(/\b[a-z]+[A-Z]\w*\b/g, property => `“${labelOf([property])}”`))
}

export const placedFault = (fault: Pick<Fault, 'path' | 'message' | 'code'>): string =>
  [placeOf(fault.path), faultText(fault)].filter(Boolean).join(': ')
