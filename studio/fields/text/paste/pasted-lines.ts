/** Ends of lines that only a style keeps, as WhatsApp, Telegram, Slack and Teams have them, as ends of lines. */
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

/** The nearest style that says so counts. */
function keepsLines(element: Element | null): boolean {
  const styled = element?.closest('[style*="white-space"]')
  return /white-space(?:-collapse)?:\s*(?:pre|break-spaces|preserve)/i.test(styled?.getAttribute('style') ?? '')
}
