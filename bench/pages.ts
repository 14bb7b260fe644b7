import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** The pages that are measured, by what they stand for. */
export const pages = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/ground-package' },
  { name: 'detail', path: '/ground-package/langkawi-island-escape' },
]

/** What requests for cached pages ask with: a browser's compression, so that all servers send the same compressed bytes. */
export const acceptEncoding = 'br, gzip'

/** Added to a path, it makes the site render the page: words in the address stand in the page, so it is never cached. */
export const rendered = '?status=bench'

/** Headers that each server makes itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'transfer-encoding'])

export type Page = {
  name: string
  path: string
  /** as it travels */
  body: Buffer
  /** as the site sends them, without those that each server makes itself */
  headers: Record<string, string>
}

/**
 * Reads each page from the site as it travels once it is cached in its smallest form.
 *
 * @param site its address
 */
export async function fetchPages(site: string): Promise<Page[]> {
  return Promise.all(pages.map(page => fetchCached(site, page)))
}

async function fetchCached(site: string, page: { name: string; path: string }): Promise<Page> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { status, headers, body } = await ask(`${site}${page.path}`)
    if (status !== 200) throw new Error(`${page.path} answers ${status}.`)
    if (headers['content-encoding'] === 'br') return { ...page, headers, body }
    await sleep(200)
  }
  throw new Error(`${page.path} is not cached compressed.`)
}

/** @returns as it travels without compression */
export async function fetchPlain(server: string, page: { name: string; path: string }): Promise<Page> {
  const { headers, body } = await ask(server + page.path)
  return { ...page, headers, body }
}

function ask(url: string): Promise<{ status: number | undefined; headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { headers: { 'accept-encoding': acceptEncoding } }, async answer => {
      const headers = Object.entries(answer.headers).filter(([name]) => !ownHeaders.has(name))
      const text = headers.map(([name, value]) => [name, String(value)])
      const body = Buffer.concat(await answer.toArray())
      resolve({ status: answer.statusCode, headers: Object.fromEntries(text), body })
    })
    asking.on('error', reject).end()
  })
}
