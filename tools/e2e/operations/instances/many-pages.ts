import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { translationKey, uuidOfPath } from '@agency/content-system/tree/uuid-of-path.ts'
import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { root } from '../../../scripts/install/steps.mjs'

const keyOf = (number: number) => `20000000-0000-4000-8000-${String(number).padStart(12, '0')}`
export const pathOf = (number: number) => `/leaflet-${number}`

const source = (title: string) => ({ title, metaTitle: title, metaDescription: title, bodyText: `All about ${title}.` })

/** Writes a content folder with the sample content and so many pages of text more. */
export function writeManyPages(folder: string, count: number): void {
  cpSync(path.join(root, 'systems/content/content'), folder, { recursive: true })
  mkdirSync(path.join(folder, 'pages'), { recursive: true })
  for (let number = 0; number < count; number++) {
    const { bodyText, ...properties } = source(`Leaflet ${number}`)
    const front = { alias: 'prosePage', name: `Leaflet ${number}`, key: keyOf(number), ...properties }
    const lines = Object.entries(front).map(([name, value]) => `${name}: ${value}`)
    writeFileSync(path.join(folder, `pages${pathOf(number)}.md`), `---\n${lines.join('\n')}\n---\n${bodyText}\n`)
  }
}

/** Gives one of the pages another title; its name stays, which menus and trails of other pages may show. */
export async function publish(content: string, number: number, title: string): Promise<void> {
  const urlSegment = pathOf(number).slice(1)
  const body = JSON.stringify({ alias: 'prosePage', name: `Leaflet ${number}`, urlSegment, source: source(title) })
  await manage(content, keyOf(number), 'PUT', '/draft', body)
  await manage(content, keyOf(number), 'POST', '/publish')
}

/** Gives a page of the sample content, which has a Chinese translation, another title in Chinese. */
export async function publishInChinese(content: string, page: string, title: string): Promise<void> {
  const key = translationKey(uuidOfPath(`pages/${page}`), 'zh')
  const { source, ...node } = (await (await manage(content, key, 'GET', '')).json()) as NodeDocument
  const texts = (source.texts as { at: string }[]).map(text => (text.at === 'title' ? { ...text, words: title } : text))
  await manage(content, key, 'PUT', '/draft', JSON.stringify({ ...node, source: { texts } }))
  await manage(content, key, 'POST', '/publish')
}

/** Takes one of the pages off the site. */
export const takeOff = (content: string, number: number) => manage(content, keyOf(number), 'POST', '/unpublish')

async function manage(content: string, key: string, method: string, call: string, body?: string): Promise<Response> {
  const headers = { 'x-editor-key': 'sample-content-editor-key', 'content-type': 'application/json' }
  const response = await fetch(`${content}/manage/nodes/${key}${call}`, { method, headers, body })
  if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`)
  return response
}

/** The title that a page has at an address; undefined if the site is too busy and asks to come back later (decision 055). */
export async function titleAt(site: string, number: number): Promise<string | undefined> {
  const response = await fetch(site + pathOf(number))
  const html = await response.text()
  if (response.status === 503 && response.headers.has('retry-after')) return undefined
  return /<h1[^>]*>([^<]*)/.exec(html)?.[1]?.trim()
}
