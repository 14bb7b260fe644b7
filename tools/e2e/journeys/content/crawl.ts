import { setTimeout } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { decodeEntities } from './page-parts.ts'

/** One answer of the site to a path with its query. */
export type CrawledPage = {
  path: string
  status: number
  type: string
  text: string
  /** Where this address was found first. */
  from: string
}

const atOnce = 4
const readable = /html|xml|json|text/
/** Pictures and scripts. */
const notPages = /^\/(?:img|assets)\//

/** Reads the whole site: everything that links lead to from the home page and the site map. */
export async function crawl(request: APIRequestContext): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>()
  const seen = new Set<string>()
  let found = [{ path: '/', from: 'the start' }]
  for (const path of await siteMapPaths(request)) found.push({ path, from: 'the site map' })
  while (found.length > 0) {
    const now = found.filter(({ path }) => !seen.has(path) && !notPages.test(path) && seen.add(path))
    found = []
    for (const page of await readAll(request, now)) {
      pages.set(page.path, page)
      if (page.type.includes('html')) for (const path of linkedPaths(page)) found.push({ path, from: page.path })
    }
  }
  return pages
}

/** The answers to these paths in their order, asked for a few at once. */
export async function readAll(request: APIRequestContext, asked: { path: string; from: string }[]) {
  const answers: CrawledPage[] = []
  for (let start = 0; start < asked.length; start += atOnce) {
    const group = asked.slice(start, start + atOnce)
    answers.push(...(await Promise.all(group.map(({ path, from }) => read(request, path, from)))))
  }
  return answers
}

/** One answer as it comes; redirects are not followed. A busy site is asked again when it says so, as crawlers do. */
async function read(request: APIRequestContext, path: string, from: string, tries = 5): Promise<CrawledPage> {
  const response = await request.get(path, { maxRedirects: 0 })
  const seconds = Number(response.headers()['retry-after'])
  if (response.status() === 503 && seconds > 0 && tries > 1) {
    await setTimeout(seconds * 1000)
    return read(request, path, from, tries - 1)
  }
  const type = response.headers()['content-type'] ?? ''
  return { path, from, type, status: response.status(), text: readable.test(type) ? await response.text() : '' }
}

/** The paths that the site map lists, all its files together. */
export async function siteMapPaths(request: APIRequestContext): Promise<string[]> {
  const locations = async (path: string) => {
    const xml = await (await request.get(path)).text()
    return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => pathOf(decodeEntities(address)))
  }
  return (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat()
}

/** Path and query of an address of the site, on any of its hosts. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** Links of a page that stay on the site: path with query, and the fragment. */
export function innerLinks({ text, path }: CrawledPage): { path: string; fragment: string }[] {
  return [...text.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].flatMap(([, href = '']) => {
    const url = new URL(decodeEntities(href), `http://this-site.example${path}`)
    if (url.host !== 'this-site.example') return []
    return [{ path: url.pathname + url.search, fragment: decodeURIComponent(url.hash.slice(1)) }]
  })
}

function linkedPaths(page: CrawledPage): string[] {
  return [...new Set(innerLinks(page).map(({ path }) => path))]
}
