import { AsyncLocalStorage } from 'node:async_hooks'
import { readLanguageFrom } from '@agency/words/current-language.ts'
import { type Language, mainLanguage } from '@agency/words/language-codes.ts'
import { tagOf } from '@agency/words/languages.ts'
import { pathInLanguage } from './language-of-path.ts'

export type Reader = {
  language: Language
  siteUrl: string
  /** Another object once other pages are there. */
  pages: object
  /** The path in the language of the page at a path, false for one in English only; undefined for a picture's and such. */
  placeOf(path: string): string | false | undefined
}

const readers = new AsyncLocalStorage<Reader>()
readLanguageFrom(() => readers.getStore()?.language)

/** Makes a page in a language other than English: its words, and the addresses on its way out. */
export const forReader = <Made>(reader: Reader, make: () => Made): Made => readers.run(reader, make)

/** Makes something in English within a page in another language. */
export const asMainReader = <Made>(make: () => Made): Made => readers.exit(make)

const editions = new WeakMap<object, number>()
let lastEdition = 0

/** Equal for pages of one language while the same pages are there in it. */
export function readerEdition(): string {
  const reader = readers.getStore()
  if (!reader) return ''
  const edition = editions.get(reader.pages) ?? ++lastEdition
  editions.set(reader.pages, edition)
  return `${reader.language} ${edition} `
}

const tags = /<(?:a|area|button|form|input|link|meta)\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi
const address = /(\s(?:href|action|formaction|content|data-hand-over)=")([^"]*)"/gi
const structured = /(<script type="application\/ld\+json">)([\s\S]*?)(<\/script>)/gi
/** In the proposed text of a link to WhatsApp. */
const inMessage = /(?<=\?text=|%0A)https?%3A%2F%2F(?:(?!%0A)[^&])+/g
const quoted = /"([^"\\]+)"/g

/**
 * The one place where links get their language, so that no template can forget it. A link with `hreflang` names its
 * language itself; one to a page that is there in English only gets the attribute.
 */
export function linkedForReader(html: string): string {
  const reader = readers.getStore()
  if (!reader) return html
  return html
    .replace(structured, (_, start: string, json: string, end: string) => {
      return (
        start +
        json.replace(quoted, (whole, text: string) => `"${absoluteFor(reader, text) ?? whole.slice(1, -1)}"`) +
        end
      )
    })
    .replace(tags, tag => {
      if (/\shreflang=/i.test(tag)) return tag
      let isEnglish = false
      const linked = tag.replace(address, (_, start: string, text: string) => {
        const there = placeOf(reader, text)
        if (there === false && /^<a\b/i.test(tag)) isEnglish = true
        return `${start}${there || (absoluteFor(reader, text) ?? text.replace(inMessage, url => messageFor(reader, url)))}"`
      })
      return isEnglish ? linked.replace(/^<a\b/i, start => `${start} hreflang="${tagOf(mainLanguage)}"`) : linked
    })
}

/** Of an answer to a script, the addresses to which it leads. */
export const answerForReader = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null
    ? Object.fromEntries(
        Object.entries(answer).map(([name, value]) => [
          name,
          leading.has(name) && typeof value === 'string' ? addressForReader(value) : value,
        ]),
      )
    : answer

const leading = new Set(['address', 'back'])

/** A redirect leads to the page in the reader's language, or to the English one where it is not there. */
export function ledForReader(response: Response): Response {
  const header = 'location'
  const target = response.headers.get(header)
  if (target) response.headers.set(header, addressForReader(target))
  return response
}

/** For an address inside a text or a script, where the way out sees none. */
export function addressForReader(text: string): string {
  const reader = readers.getStore()
  return (reader && placeOf(reader, text)) || text
}

function placeOf(reader: Reader, text: string): string | false | undefined {
  if (!/^\/(?![/\\])/.test(text)) return undefined
  const [path = ''] = /^[^?#]*/.exec(text) ?? []
  const there = reader.placeOf(path)
  return there && pathInLanguage(there + text.slice(path.length), reader.language)
}

function messageFor(reader: Reader, url: string): string {
  const there = absoluteFor(reader, decodeURIComponent(url))
  return there === undefined ? url : encodeURIComponent(there)
}

function absoluteFor(reader: Reader, text: string): string | undefined {
  if (text !== reader.siteUrl && !text.startsWith(`${reader.siteUrl}/`)) return undefined
  const inside = text.slice(reader.siteUrl.length) || '/'
  const there = placeOf(reader, inside)
  return there ? reader.siteUrl + there : undefined
}
