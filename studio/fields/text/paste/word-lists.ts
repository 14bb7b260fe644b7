const paragraphs = 'p[class*=MsoListParagraph], p[style*="mso-list"], :is(h1, h2, h3, h4, h5, h6)[style*="mso-list"]'
const ignored = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]'

/** The sign that Word writes before an item: `·`, `o`, `1.`, `a)`, `iv.`. */
const sign = /^[\s\u00a0]*([·•§Øo▪■◦‣–-]|(?:[0-9]{1,3}|[a-z]{1,4})[.)])(?=[\s\u00a0]|$)/i

export type Item = { level: number; isNumbered: boolean; first: number }

/** Makes lists, one in another, of paragraphs that only look like their items. */
export function makeLists(body: HTMLElement) {
  const found = [...body.querySelectorAll<HTMLElement>(paragraphs)]
  // Where a number belongs to a heading, or where nothing marks a paragraph of a list, there is no item.
  for (const paragraph of found) {
    const item = takeSign(paragraph)
    if (item && paragraph.tagName === 'P') place(paragraph, item)
  }
}

/** Takes the sign before an item away, and tells what it says. Undefined where there is none. */
function takeSign(paragraph: HTMLElement): Item | undefined {
  const marker = paragraph.querySelector(ignored)
  const level = Number(/level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1)
  const [whole = '', mark = ''] = sign.exec((marker ?? paragraph).textContent ?? '') ?? []
  if (marker) marker.remove()
  else dropLetters(paragraph, whole.length)
  if (!marker && mark === '') return undefined
  return { level, isNumbered: /[.)]$/.test(mark), first: Number.parseInt(mark, 10) || 1 }
}

/** Leaves out as many letters from the beginning, in whichever elements they are. */
function dropLetters(paragraph: HTMLElement, count: number) {
  const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  let rest = count
  for (let text = texts.nextNode(); text !== null && rest > 0; text = texts.nextNode()) {
    const value = text.nodeValue ?? ''
    text.nodeValue = value.slice(rest)
    rest -= value.length
  }
}

/** Puts an item at the end of the list before it, of the list in its last item, or into a new one. */
function place(paragraph: HTMLElement, { level, isNumbered, first }: Item) {
  const name = isNumbered ? 'OL' : 'UL'
  const item = document.createElement('li')
  const content = document.createElement('p')
  content.append(...paragraph.childNodes)
  item.append(content)
  const before = paragraph.previousElementSibling
  const above = before && level > 1 && isList(before) ? lastItem(before, level - 1) : undefined
  const last = above ? above.lastElementChild : before
  if (last?.tagName === name && isList(last) && (above || level === 1)) last.append(item)
  else {
    const list = document.createElement(name)
    list.dataset.made = ''
    if (isNumbered && first > 1) list.setAttribute('start', String(first))
    list.append(item)
    if (above) above.append(list)
    else paragraph.before(list)
  }
  paragraph.remove()
}

/** Only lists that were made here go on. */
const isList = (element: Element): boolean => element instanceof HTMLElement && element.dataset.made !== undefined

/** The last item of a list on a level, or on the one that is nearest. */
function lastItem(list: Element, level: number): Element | undefined {
  const last = list.lastElementChild ?? undefined
  const inner = last?.lastElementChild
  return level > 1 && inner && isList(inner) ? lastItem(inner, level - 1) : last
}

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
