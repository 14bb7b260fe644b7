/**
 * HTML as Word and Excel put it into the clipboard, without what is theirs: comments, their own elements, styles and
 * classes. Paragraphs that only look like list items become a list.
 */
export function cleanedPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<!--\[if[\s\S]*?endif\]-->/gi, ''), 'text/html')
  for (const element of body.querySelectorAll('style, script, meta, link, xml, title')) element.remove()
  for (const element of [...body.querySelectorAll('*')]) {
    if (element.tagName.includes(':')) element.replaceWith(...element.childNodes)
  }
  for (const item of [...body.querySelectorAll<HTMLElement>('p[class*=MsoListParagraph]')]) makeItem(item)
  for (const element of body.querySelectorAll('*')) {
    for (const name of ['style', 'class', 'lang', 'width', 'height', 'align', 'valign']) element.removeAttribute(name)
  }
  return body.innerHTML
}

/** The sign that Word writes before an item: `·`, `o`, `1.`, `a)`. */
const sign = /^[\s\u00a0]*([·•§o▪-]|[0-9a-z]{1,3}[.)])[\s\u00a0]+/i

function makeItem(paragraph: HTMLElement) {
  const [, mark = ''] = sign.exec(paragraph.textContent ?? '') ?? []
  const kind = /[.)]$/.test(mark) ? 'OL' : 'UL'
  const item = document.createElement('li')
  item.append(...paragraph.childNodes)
  if (mark) dropSign(item, mark)
  const before = paragraph.previousElementSibling
  if (before?.tagName === kind) {
    before.append(item)
    paragraph.remove()
    return
  }
  const list = document.createElement(kind)
  list.append(item)
  paragraph.replaceWith(list)
}

function dropSign(item: HTMLElement, mark: string) {
  const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT)
  let rest = mark
  for (let text = texts.nextNode(); text !== null && rest !== ''; text = texts.nextNode()) {
    const value = (text.nodeValue ?? '').trimStart()
    const taken = value.startsWith(rest) ? rest : value.startsWith(rest.charAt(0)) ? value.slice(0, rest.length) : ''
    text.nodeValue = value.slice(taken.length).replace(/^[\s\u00a0]+/, '')
    rest = rest.slice(taken.length)
  }
}
