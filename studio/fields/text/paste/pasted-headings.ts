/**
 * Headings as texts have them: the title of a page is its first heading, so those of a pasted text begin one below, with what
 * Word calls a title among them.
 */
export function keepHeadingsOfTexts(body: HTMLElement) {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1')
  for (const subtitle of body.querySelectorAll('p.MsoSubtitle')) rename(subtitle, 'p')
  const lower = body.querySelector('h1') === null ? 0 : 1
  for (const heading of [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]) {
    const level = Math.min(Number(heading.tagName.charAt(1)) + lower, 4)
    rename(heading, `h${level}`)
  }
  // Word writes headings in bold, which they are anyway.
  for (const bold of [...body.querySelectorAll(':is(h2, h3, h4) :is(b, strong)')]) bold.replaceWith(...bold.childNodes)
}

function rename(element: Element, name: string) {
  const renamed = document.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
