import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export const pages = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/ground-package' },
  { name: 'detail', path: '/ground-package/langkawi-island-escape' },
]

/** As browsers, so that all servers send the same compressed bytes. */
export const acceptEncoding = 'br, gzip'

/** Prevents caching: the page contains words of the address. */
export const rendered = '?status=bench'

const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'transfer-encoding'])

export type Page = {
  name: string
  path: string
  body: Buffer
  headers: Record<string, string>
}

/** Waits for the cached page in its smallest form. */
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
