import { currentLanguage } from '@agency/words/current-language.ts'
import { englishBegins, englishEnds } from '@agency/words/in-english.ts'
import { mainLanguage, tagOf } from '@agency/words/languages.ts'

const lang = ` lang="${tagOf(mainLanguage)}"`
const holder = /^<([a-z][\w-]*)(?:[^>]*[^/>])?>$/i
const raw = /^<(?:script|style|title|textarea)\b/i
const marks = /[\u206e\u206f]|%E2%81%A[EF]/g

/**
 * Says of each bracketed text that it is English: on the element that holds it alone, else on a `span` around it.
 * Brackets in attributes and scripts are taken away; a text that was cut ends with its element.
 * @param html as React writes it, with `>` in no attribute
 * @param fits False in islands, where React would find an element too many
 */
export function withEnglishMarked(html: string, fits = true): string {
  if (currentLanguage() === mainLanguage) return html
  let marked = ''
  let done = 0
  for (let at = html.indexOf(englishBegins); at >= 0; at = html.indexOf(englishBegins, Math.max(done, at + 1))) {
    const tagAt = html.lastIndexOf('<', at)
    const tag = html.slice(tagAt, at)
    if (tagAt > html.lastIndexOf('>', at) || raw.test(tag)) continue
    const isRich = html[at + 1] === '<'
    const end = html.indexOf(englishEnds, at)
    const cut = html.indexOf('<', at + 1)
    const until = end >= 0 && (isRich || end < cut) ? end : cut
    if (until < 0) break
    const [, name] = holder.exec(tag) ?? []
    const isAlone = name !== undefined && html.startsWith('</', html[until] === englishEnds ? until + 1 : until)
    if (isAlone) {
      const [before, after] = [html.slice(done, tagAt + 1 + name.length), html.slice(tagAt + 1 + name.length, until)]
      marked += before + (/\slang=/i.test(tag) ? '' : lang) + after
    } else if (fits && !/^<option\b/i.test(tag)) {
      const box = isRich ? 'div' : 'span'
      marked += `${html.slice(done, at)}<${box}${lang}>${html.slice(at, until)}</${box}>`
    } else marked += html.slice(done, until)
    done = until
  }
  return (marked + html.slice(done)).replace(marks, '')
}
