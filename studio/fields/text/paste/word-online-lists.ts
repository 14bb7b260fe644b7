import { place } from './word-lists.ts'

/** Word Online puts each item into a list and a box of its own, and says its level in an attribute: one list, with lists in it. */
export function joinOnlineLists(body: HTMLElement) {
  for (const list of [...body.querySelectorAll('ul:has(> li[data-aria-level]), ol:has(> li[data-aria-level])')]) {
    const box = list.parentElement
    const isOnlyInBox = box?.tagName === 'DIV' && box.childElementCount === 1
    const items = [...list.querySelectorAll<HTMLElement>(':scope > li')].map(item => ({
      item,
      paragraph: paragraphOf(item),
    }))
    ;(isOnlyInBox ? box : list).replaceWith(...items.map(({ paragraph }) => paragraph))
    for (const [index, { item, paragraph }] of items.entries())
      place(paragraph, {
        level: Number(item.dataset.ariaLevel) || 1,
        isNumbered: list.tagName === 'OL',
        first: Number(list.getAttribute('start') ?? 1) + index,
      })
  }
}

function paragraphOf(item: Element): HTMLElement {
  const paragraph = document.createElement('p')
  for (const inner of [...item.querySelectorAll('p')]) inner.replaceWith(...inner.childNodes)
  paragraph.append(...item.childNodes)
  return paragraph
}
