import { readPicture } from '../../site/app/clients/content/readers/kinds/pictures.ts'
import { readPrice } from '../../site/app/clients/content/readers/kinds/prices.ts'
import { htmlIn } from '../../site/app/clients/content/readers/kinds/rich-text.ts'
import type { WalkedNode } from './walk.ts'

const nobody = () => {}

export const isHtml = (value: unknown): boolean =>
  /<(?:p|div|h\d|ul|ol|table|br|section|article|img)\b/i.test(htmlIn(value))
export const isPicture = (value: unknown): boolean =>
  readPicture(value, nobody) !== undefined || /umb:\/\/media\//.test(JSON.stringify(value) ?? '')

/** Whether any of some nodes has text with markup. */
export function hasHtml(nodes: readonly WalkedNode[]): boolean {
  return nodes.some(({ properties }) => Object.values(properties).some(isHtml))
}

/** Whether any of some nodes has something named a price that is one. */
export function hasPrice(nodes: readonly WalkedNode[]): boolean {
  return nodes.some(({ properties }) =>
    Object.entries(properties).some(
      ([name, value]) => /price|rate|amount/i.test(name) && readPrice(value, nobody)?.sen,
    ),
  )
}
