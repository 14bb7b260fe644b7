const isBold = (style: string) => /font-weight:\s*(?:bold|[6-9]00)/i.test(style)
const isPlain = (style: string) => /font-weight:\s*(?:normal|400)/i.test(style)
const isItalic = (style: string) => /font-style:\s*italic/i.test(style)

/** Bold and italic by style as elements; what is bold by its name alone, and plain by its style, is plain. */
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
