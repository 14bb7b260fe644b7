/** WhatsApp, Telegram, Slack and Teams keep line breaks by a style. */
export function keepLines(body: HTMLElement) {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const several: Text[] = []
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
    if (node.nodeValue?.trim().includes('\n') && keepsLines(node.parentElement)) several.push(node as Text)
  for (const text of several) {
    const lines = (text.nodeValue ?? '').trim().split('\n')
    text.replaceWith(...lines.flatMap((line, index) => (index === 0 ? [line] : [document.createElement('br'), line])))
  }
}

/** The nearest style with `white-space` counts. */
function keepsLines(element: Element | null): boolean {
  const styled = element?.closest('[style*="white-space"]')
  return /white-space(?:-collapse)?:\s*(?:pre|break-spaces|preserve)/i.test(styled?.getAttribute('style') ?? '')
}

const isBold = (style: string) => /font-weight:\s*(?:bold|[6-9]00)/i.test(style)
const isPlain = (style: string) => /font-weight:\s*(?:normal|400)/i.test(style)
const isItalic = (style: string) => /font-style:\s*italic/i.test(style)

/** Styles become elements. A `b` element with a plain style is plain. */
export function keepMarks(body: HTMLElement) {
  for (const element of [...body.querySelectorAll<HTMLElement>('b[style], span[style], font[style]')]) {
    const style = element.getAttribute('style') ?? ''
    if (element.tagName === 'B') {
      if (isPlain(style.replace(/mso-bidi-font-weight:\s*normal/gi, ''))) element.replaceWith(...element.childNodes)
      continue
    }
    if (isBold(style)) wrapContent(element, 'strong')
    if (isItalic(style)) wrapContent(element, 'em')
  }
}

function wrapContent(element: HTMLElement, name: string) {
  if (element.textContent?.trim() === '') return
  const mark = document.createElement(name)
  mark.append(...element.childNodes)
  element.append(mark)
}

/** Moves headings below the title of the page, its only first-level heading. Word's titles count as headings. */
export function keepHeadingsOfTexts(body: HTMLElement) {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1')
  for (const subtitle of body.querySelectorAll('p.MsoSubtitle')) rename(subtitle, 'p')
  const lower = body.querySelector('h1') === null ? 0 : 1
  for (const heading of [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]) {
    const level = Math.min(Number(heading.tagName.charAt(1)) + lower, 4)
    rename(heading, `h${level}`)
  }
  // Word also marks headings as bold.
  for (const bold of [...body.querySelectorAll(':is(h2, h3, h4) :is(b, strong)')]) bold.replaceWith(...bold.childNodes)
}

function rename(element: Element, name: string) {
  const renamed = document.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
