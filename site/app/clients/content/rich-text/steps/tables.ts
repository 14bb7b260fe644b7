import type { Element, Root } from 'hast'
import { eachElement, element, wordsOf } from './tree.ts'

export function boxTables(tree: Root): void {
  let count = 0
  eachElement(tree, table => {
    if (table.tagName !== 'table') return undefined
    count += 1
    const ariaLabel = `Table ${count}${captionOf(table)}`
    const attributes = { className: ['table-scroll'], role: 'region', tabIndex: 0, ariaLabel }
    return [element('div', attributes, table)]
  })
}

function captionOf(table: Element): string {
  const caption = table.children.find(child => child.type === 'element' && child.tagName === 'caption')
  const words = caption ? wordsOf(caption) : ''
  return words && `: ${words}`
}
