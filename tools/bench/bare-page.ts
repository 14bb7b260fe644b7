import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'

type Changes = {
  /** Without scripts: the lower limit for a phone, with the same text, styles, fonts and pictures. */
  isBare: boolean
  /** Each picture becomes a photograph of 40 to 80 KB in its place. */
  hasPhotographs: boolean
}

/**
 * Serves a site's pages from memory, changed. All variants come from such a server, so that they differ by the change.
 * @returns the address, and the stop
 */
export async function serveChanged(browser: Browser, site: string, { isBare, hasPhotographs }: Changes) {
  const photograph = await photographOf(browser)
  const answers = new Map<string, { type: string; bytes: Buffer; isPacked: boolean }>()
  async function load(path: string) {
    const answer = await fetch(site + path)
    const type = answer.headers.get('content-type') ?? ''
    const isPacked = /text|javascript|json|svg/.test(type)
    if (hasPhotographs && type.startsWith('image/') && path.startsWith('/img/'))
      return { type: 'image/jpeg', bytes: photograph, isPacked: false }
    const body = Buffer.from(await answer.arrayBuffer())
    const bytes = isBare && type.startsWith('text/html') ? Buffer.from(withoutScripts(body.toString())) : body
    return { type, bytes: isPacked ? brotliCompressSync(bytes) : bytes, isPacked }
  }
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const answer = answers.get(path) ?? (await load(path))
    answers.set(path, answer)
    const packed = answer.isPacked ? { 'content-encoding': 'br' } : {}
    response.writeHead(200, { 'content-type': answer.type, 'cache-control': 'max-age=60', ...packed })
    response.end(answer.bytes)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}

const withoutScripts = (html: string) =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')

/** A coarse noise of about 60 KB. */
async function photographOf(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage()
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 780, height: 520 })
    const context = canvas.getContext('2d')
    for (let x = 0; x < 780; x += 10)
      for (let y = 0; y < 520; y += 10) {
        if (context) context.fillStyle = `hsl(${Math.random() * 360} 40% ${30 + Math.random() * 40}%)`
        context?.fillRect(x, y, 10, 10)
      }
    return canvas.toDataURL('image/jpeg', 0.6)
  })
  await page.close()
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}
