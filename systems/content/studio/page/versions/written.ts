import { formatInstant, formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import { withPictureNames } from '../../calls/media.ts'
import { labelOf } from '../../words/labels.ts'
import { words } from '../../words/words.ts'

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/
const day = /^\d{4}-\d\d-\d\d$/

/**
 * A line for each part of a group, with its label.
 * @param path of the property; labels depend on it
 */
export function written(value: unknown, pictureName: (picture: string) => string, path: string[] = []): string {
  if (value === undefined || value === null || value === '') return words.fields.nothing
  if (typeof value === 'boolean') return value ? words.fields.yes : words.fields.no
  if (Array.isArray(value)) {
    const isOfGroups = value.some(one => typeof one === 'object' && one !== null)
    return value.map(one => written(one, pictureName, path)).join(isOfGroups ? '\n\n' : '\n')
  }
  if (typeof value === 'object') return partsOf(value, pictureName, path)
  if (typeof value !== 'string') return String(value)
  if (instant.test(value)) return formatInstant(Date.parse(value))
  return day.test(value) ? formatShortDay(value) : withPictureNames(value, pictureName)
}

/** A part of several lines stands below its label. */
function partsOf(group: object, pictureName: (picture: string) => string, path: string[]): string {
  return Object.entries(group)
    .map(([name, one]) => {
      const place = [...path, name]
      const text = written(one, pictureName, place)
      return text.includes('\n')
        ? `${labelOf(place)}:\n${text.replace(/^(?=.)/gm, '  ')}`
        : `${labelOf(place)}: ${text}`
    })
    .join('\n')
}
