import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from '@playwright/test'

/**
 * Bare versions of pages: the same text and first picture, one style sheet, no script. The lower limit for a phone.
 * @returns the address, and the stop
 */
export async function serveBarePages(browser: Browser, site: string, paths: string[]) {
  const page = await browser.newPage()
  const bodies = new Map<string, string>()
  for (const path of paths) {
    await page.goto(site + path)
    bodies.set(path, await page.evaluate(bareDocument))
  }
  await page.close()
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '')
    response.writeHead(body ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    response.end(body)
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}

function bareDocument(): string {
  const asHtml = (text: string) => text.replace(/[&<]/g, sign => (sign === '&' ? '&amp;' : '&lt;'))
  const picture = Array.from(document.querySelectorAll<HTMLImageElement>('main img')).find(
    ({ naturalWidth }) => naturalWidth > 100,
  )
  const lines: string[] = picture ? [`<img src="${picture.currentSrc}" alt="" width="390" height="260">`] : []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement: around, textContent } = texts.currentNode
    const text = textContent?.trim()
    if (!text || !around || around.closest('script, style, noscript, svg')) continue
    const tag = around.closest('h1, h2, h3')?.localName ?? 'p'
    lines.push(`<${tag}>${asHtml(text)}</${tag}>`)
  }
  const style = 'body{font:1rem/1.5 sans-serif;margin:1rem;max-width:40rem}img{max-width:100%;height:auto}'
  const head = `<meta name="viewport" content="width=device-width"><title>${asHtml(document.title)}</title><style>${style}</style>`
  return `<!doctype html><html lang="en">${head}<body>${lines.join('\n')}</body></html>`
}
