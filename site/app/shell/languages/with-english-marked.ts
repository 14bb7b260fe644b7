import { currentLanguage } from '@agency/words/current-language.ts'
import { englishBegins, englishEnds } from '@agency/words/in-english.ts'
import { mainLanguage } from '@agency/words/language-codes.ts'
import { tagOf } from '@agency/words/languages.ts'

const lang = ` lang="${tagOf(mainLanguage)}"`
const holder = /^<([a-z][\w-]*)(?:[^>]*[^/>])?>$/i
const raw = /^<(?:script|style|title|textarea)\b/i
const onlyAttributes = /^<(?:img|meta) /
const empty = /\/>$|^<(?:br|hr|img|input|wbr|source|!--)/i
const block = /^<(?:p|h\d|ul|ol|dl|div|table|figure|blockquote)\b/i
/** After a text: nothing that is read, and the name of the next tag. */
const following = /\u206f?(?:<!-- -->|\s)*<(\/?\w+)/y
const marks = /[\u206e\u206f]|%E2%81%A[EF]/g

/**
 * Says of each bracketed text that it is English: on the element that holds it alone, else on a `bdi` around it, which no style lays out.
 * An `alt` marks its picture, the same text for other sites its `meta`; other brackets in attributes, and those in scripts, are taken away; a text that was cut ends with its element.
 * @param html as React writes it, with `>` in no attribute
 * @param fits False in islands, where React would find an element too many: there the element beside a text, as the
 * `(optional)` of a label, says that it is not English
 */
export function withEnglishMarked(html: string, fits = true): string {
  if (currentLanguage() === mainLanguage) return html
  let marked = ''
  let done = 0
  for (let at = html.indexOf(englishBegins); at >= 0; at = html.indexOf(englishBegins, Math.max(done, at + 1))) {
    const tagAt = html.lastIndexOf('<', at)
    const tag = html.slice(tagAt, at)
    const isAttribute = tagAt > html.lastIndexOf('>', at)
    if (isAttribute && onlyAttributes.test(tag) && tagAt >= done) {
      const afterName = tagAt + tag.indexOf(' ')
      marked += html.slice(done, afterName) + lang
      done = afterName
    }
    if (isAttribute || raw.test(tag)) continue
    const until = endOf(html, at)
    const [, name] = holder.exec(tag) ?? []
    following.lastIndex = until
    const next = following.exec(html)?.[1] ?? ''
    if (name !== undefined && (next.startsWith('/') || (!fits && next))) {
      const [before, after] = [html.slice(done, tagAt + 1 + name.length), html.slice(tagAt + 1 + name.length, until)]
      marked += before + (/\slang=/i.test(tag) ? '' : lang) + after
      const tagEnd = html.indexOf('>', following.lastIndex)
      if (!next.startsWith('/') && html[tagEnd + 1] !== englishBegins && !/\slang=/.test(html.slice(until, tagEnd))) {
        marked += `${html.slice(until, following.lastIndex)} lang="${tagOf(currentLanguage())}"`
        done = following.lastIndex
        continue
      }
    } else if (fits && !/^<option\b/i.test(tag)) {
      const box = block.test(html.slice(at + 1, at + 12)) ? 'div' : 'bdi'
      marked += `${html.slice(done, at)}<${box}${lang}>${html.slice(at, until)}</${box}>`
    } else marked += html.slice(done, until)
    done = until
  }
  return (marked + html.slice(done)).replace(marks, '')
}

/** The closing bracket, or the end of a text that was cut: it has none, or one in another element. */
function endOf(html: string, at: number): number {
  const end = html.indexOf(englishEnds, at)
  const inside = html.slice(at + 1, end)
  if (end >= 0 && !inside.includes(englishBegins) && isWhole(inside)) return end
  const cut = html.indexOf('<', at)
  return cut < 0 ? html.length : cut
}

function isWhole(html: string): boolean {
  let open = 0
  for (const [tag] of html.matchAll(/<[^>]*>/g)) {
    if (tag.startsWith('</')) open -= 1
    else if (!empty.test(tag)) open += 1
    if (open < 0) return false
  }
  return open === 0
}
