import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'

/** A page that a test publishes and changes. */
export type PublishedPage = {
  /** makes it, or gives it another title */
  publish: (title: string) => Promise<void>
  /** the title that a site shows, asked on a new connection */
  shownBy: (site: string) => Promise<string | undefined>
}

/** @param content address of the content system */
export function publishedPage(content: string): PublishedPage {
  const key = randomUUID()
  const urlSegment = `published-${key.slice(0, 8)}`
  return {
    async publish(title) {
      const source = { title, metaTitle: title, metaDescription: title, bodyText: title }
      const headers = { 'x-editor-key': 'sample-content-editor-key', 'content-type': 'application/json' }
      const body = JSON.stringify({ alias: 'prosePage', name: title, urlSegment, source })
      await fetch(`${content}/manage/nodes/${key}/draft`, { method: 'PUT', headers, body })
      const response = await fetch(`${content}/manage/nodes/${key}/publish`, { method: 'POST', headers })
      if (!response.ok) throw new Error(`the content system answered ${response.status}`)
    },
    shownBy: async site => /<h1[^>]*>([^<]*)/.exec(await fetchAlone(`${site}/${urlSegment}`))?.[1]?.trim(),
  }
}

function fetchAlone(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, response => resolve(text(response))).on('error', reject)
  })
}
