const paragraphs = 'p[class*=MsoListParagraph], p[style*="mso-list"], :is(h1, h2, h3, h4, h5, h6)[style*="mso-list"]'
const ignored = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]'

/** Word's markers: `·`, `o`, `1.`, `a)`, `iv.`. */
const sign = /^[\s\u00a0]*([·•§Øo▪■◦‣–-]|(?:[0-9]{1,3}|[a-z]{1,4})[.)])(?=[\s\u00a0]|$)/i

export type Item = { level: number; isNumbered: boolean; first: number }

/** From paragraphs that only look like list items. */
export function makeLists(body: HTMLElement) {
  const elements = [...body.querySelectorAll<HTMLElement>(paragraphs)]
  // A numbered heading, or a list paragraph without a marker, is no item.
  for (const paragraph of elements) {
    const item = takeSign(paragraph)
    if (item && paragraph.tagName === 'P') place(paragraph, item)
  }
}

/** undefined without a marker. */
function takeSign(paragraph: HTMLElement): Item | undefined {
  const marker = paragraph.querySelector(ignored)
  const level = Number(/level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1)
  const [whole = '', mark = ''] = sign.exec((marker ?? paragraph).textContent ?? '') ?? []
  if (marker) marker.remove()
  else dropLetters(paragraph, whole.length)
  if (!marker && mark === '') return undefined
  return { level, isNumbered: /[.)]$/.test(mark), first: Number.parseInt(mark, 10) || 1 }
}

function dropLetters(paragraph: HTMLElement, count: number) {
  const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  let rest = count
  for (let text = texts.nextNode(); text !== null && rest > 0; text = texts.nextNode()) {
    const value = text.nodeValue ?? ''
    text.nodeValue = value.slice(rest)
    rest -= value.length
  }
}

/** To the previous list, the list in its last item, or a new list. */
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

/** Only lists made here receive more items. */
const isList = (element: Element): boolean => element instanceof HTMLElement && element.dataset.made !== undefined

/** On a level, or the nearest. */
function lastItem(list: Element, level: number): Element | undefined {
  const last = list.lastElementChild ?? undefined
  const inner = last?.lastElementChild
  return level > 1 && inner && isList(inner) ? lastItem(inner, level - 1) : last
}

/** Word Online puts each item into a list and a box of its own with its level in an attribute. */
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
