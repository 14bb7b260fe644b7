import { currentLanguage } from '@agency/words/current-language.ts'
import { tagOf } from '@agency/words/languages.ts'
import { xmlElement, xmlText } from '../../../features/metadata/site-map/xml.ts'
import type { Feed, FeedEntry } from './feed.server.ts'

/** RSS 2.0. The text changes only if an article does. */
export function rss({ title, description, url, entries }: Feed): string {
  const self = `<atom:link href="${xmlText(`${url}/feed.xml`)}" rel="self" type="application/rss+xml"/>`
  const parts = [
    xmlElement('title', title),
    xmlElement('link', url),
    // RSS requires this element even if it is empty.
    `<description>${xmlText(description)}</description>`,
    xmlElement('language', tagOf(currentLanguage())),
    xmlElement('lastBuildDate', moment(entries[0]?.published)),
    self,
    ...entries.map(item),
  ]
  const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"'
  const channel = parts.filter(Boolean).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${namespaces}>\n<channel>\n${channel}\n</channel>\n</rss>\n`
}

function item({ title, url, summary, published, author, category }: FeedEntry): string {
  const parts = [
    xmlElement('title', title),
    xmlElement('link', url),
    xmlElement('guid', url),
    xmlElement('pubDate', moment(published)),
    xmlElement('dc:creator', author),
    xmlElement('category', category),
    xmlElement('description', summary),
  ]
  return `<item>${parts.join('')}</item>`
}

/** The beginning of a Malaysian day in RFC 822 form. */
function moment(day: string | undefined): string | undefined {
  return day && new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', '+0800')
}
