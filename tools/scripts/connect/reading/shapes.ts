import { nodesIn } from '@agency/site/app/clients/content/readers/kinds/blocks.ts'
import { readPicture } from '@agency/site/app/clients/content/readers/kinds/pictures.ts'
import { readPrice } from '@agency/site/app/clients/content/readers/kinds/prices.ts'
import { isRecord, unpacked } from '@agency/site/app/clients/content/readers/kinds/raw-values.ts'
import { htmlIn } from '@agency/site/app/clients/content/readers/kinds/rich-text.ts'
import type { WalkedNode } from './walk.ts'

const silent = () => {}

export const isHtml = (value: unknown): boolean =>
  !isPicked(value) && /<(?:p|div|h\d|ul|ol|table|br|section|article|img)\b/i.test(htmlIn(value))
export const isPicture = (value: unknown): boolean => {
  const written = JSON.stringify(value) ?? ''
  const isOfMedia = /umb:\/\/media\/|"mediaKey"|"mediaType"|\/media\/|\.(?:jpe?g|png|gif|webp|avif|svg)\b/i.test(
    written,
  )
  return isOfMedia ? /umb:\/\/media\//.test(written) || readPicture(value, silent) !== undefined : isPlainPicture(value)
}

/** An address without a file ending may be a picture's, unless a picker marks it as a page's. */
const isPlainPicture = (value: unknown): boolean => !isPicked(value) && readPicture(value, silent) !== undefined

export function isItinerary(value: unknown): boolean {
  const parts = nodesIn(value) ?? []
  const names = (part: unknown) => (isRecord(part) ? Object.keys(part).map(name => name.toLowerCase()) : [])
  return parts.length > 0 && parts.every(part => names(part).some(name => /^day(?:no|number)?$/.test(name)))
}

function isPicked(value: unknown): boolean {
  const inner = unpacked(value)
  const list = (Array.isArray(inner) ? inner : [inner]).filter(isRecord)
  const isReference = (one: Record<string, unknown>) =>
    !isRecord(one.content) && ['url', 'udi', 'route', 'mediaKey', 'linkType', 'urlSegment'].some(name => name in one)
  return list.length > 0 && list.every(isReference)
}

export function hasHtml(nodes: readonly WalkedNode[]): boolean {
  return nodes.some(({ properties }) => Object.values(properties).some(isHtml))
}

export function hasPicture(nodes: readonly WalkedNode[]): boolean {
  return nodes.some(({ properties }) => Object.values(properties).some(isPicture))
}

export function hasPrice(nodes: readonly WalkedNode[]): boolean {
  return nodes.some(({ properties }) =>
    Object.entries(properties).some(
      ([name, value]) => /price|rate|amount/i.test(name) && readPrice(value, silent)?.sen,
    ),
  )
}
