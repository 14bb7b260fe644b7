/** Changes that password managers, writing aids and translations make to a page before hydration. */
export const foreignChanges: Record<string, (element: HTMLElement) => void> = {
  'a password manager': element => {
    for (const field of element.querySelectorAll('input, textarea'))
      field.insertAdjacentHTML('afterend', '<div data-lastpass-icon-root></div>')
  },
  'a writing aid': element => element.querySelector('form')?.append(document.createElement('grammarly-extension')),
  'a translation': element => {
    for (const text of textsIn(element)) {
      const font = document.createElement('font')
      font.innerHTML = '<font></font>'
      font.firstElementChild?.append(`(${text.data})`)
      text.replaceWith(font)
    }
  },
}

function textsIn(element: HTMLElement): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.filter(({ data, parentElement }) => data.trim() && !parentElement?.closest('script, option'))
}
