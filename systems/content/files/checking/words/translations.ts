import { type Culture, cultures } from '@agency/contracts/content/route-node.ts'
import { markdownHtml } from '@agency/contracts/site/markdown-html.ts'
import { isTranslation } from '../../../database/place.ts'
import { isUnspaced } from '../../../delivery/search/plain-text.ts'
import { termsIn } from '../../../delivery/translations/terms.ts'
import { textStates } from '../../../delivery/translations/text-states.ts'
import { textsOf } from '../../../delivery/translations/texts.ts'
import type { Term } from '../../../schemas/terms.ts'
import type { TranslatedText } from '../../../tree/content-tree.ts'
import { memoize } from '../../../tree/memoize.ts'
import type { SourceNode } from '../../reading/source-node.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'

/** A draft may hold anything. */
const textsIn = ({ properties }: SourceNode) => (properties.texts ?? []) as TranslatedText[]

const rendered = memoize((properties: SourceNode['properties']) => ({
  texts: ((properties.texts ?? []) as TranslatedText[]).map(({ words }) => ({ words: markdownHtml(words) })),
}))

/** A translation whose words are HTML, for the checks of links and words. */
export const renderedTranslations = <Node extends Pick<SourceNode, 'properties'>>(node: Node): Node => ({
  ...node,
  properties: rendered(node.properties),
})

/** A translation is a third longer than the English, rarely more; a short word may be a few. */
const isTooLong = (words: string, english: string) => words.length > 3 * english.length + 60

type Rule = { form: string; wrong: RegExp; right: string; permitted: string[] }

/** Matches whole words; those of scripts without spaces anywhere. */
function wholeWords(text: string, flags: string): RegExp {
  const letters = text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return new RegExp(isUnspaced(text) ? letters : `(?<!\\p{L})${letters}(?!\\p{L})`, flags)
}

/** Forms that terms forbid, but not within words that are right in the language: `Penang` in another term. */
function forbiddenForms(terms: Term[], culture: Culture): Rule[] {
  const right = terms.flatMap(term => term[culture] ?? [])
  return terms.flatMap(({ forbidden = [], [culture]: words, en }) =>
    forbidden.map(form => {
      const wrong = wholeWords(form, 'iu')
      return { form, wrong, right: words ?? en, permitted: right.filter(one => one !== form && wrong.test(one)) }
    }),
  )
}

const isWrong = ({ wrong, permitted }: Rule, words: string) =>
  wrong.test(words) && wrong.test(permitted.reduce((text, one) => text.replaceAll(one, ' '), words))

const forbids = ({ form, right }: Rule) => `says “${form}”; the terms have: ${right}`
const length = (words: string, text: string, at = '') =>
  `has ${words.length} characters, the English${at} ${text.length}`

/** Terms of an English text whose word is not there; one within another, as Penang in Penang Hill, is not meant. */
function unusedTerms(english: string, words: string, longestFirst: Term[], culture: Culture): string[] {
  let rest = english
  const holds = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())
  return longestFirst.flatMap(({ en, [culture]: right }) => {
    const before = rest
    if (holds(rest, en)) rest = rest.replace(wholeWords(en, 'giu'), ' ')
    if (before === rest || right === undefined || holds(words, right)) return []
    return [`does not say “${right}”, which the terms have for “${en}”`]
  })
}

/** Advice about words as they are typed. */
export function adviser(terms: Term[], culture: Culture): (english: string, words: string) => string[] {
  const rules = forbiddenForms(terms, culture)
  const longestFirst = terms.toSorted((a, b) => b.en.length - a.en.length)
  return (english, words) => [
    ...rules.filter(rule => isWrong(rule, words)).map(forbids),
    ...unusedTerms(english, words, longestFirst, culture),
    ...(isTooLong(words, english) ? [length(words, english)] : []),
  ]
}

/** Translations of no page, words that fit no English text, are behind it or far too long. */
export function checkTranslations({ translations, byKey }: ContentMap): Finding[] {
  const terms = termsIn(byKey.values())
  const forms = new Map(cultures.map(culture => [culture, forbiddenForms(terms, culture)]))
  return translations.flatMap((node): Finding[] => {
    const about = findingsAbout(node)
    const page = byKey.get(node.parentKey ?? '')
    if (page === undefined || isTranslation(page)) return [about.error('alias', 'translates a page that is not there')]
    const culture = cultures.find(one => one === node.urlSegment)
    if (culture === undefined) return [about.error('urlSegment', `is no language: it must be ${cultures.join(' or ')}`)]
    const texts = textsIn(node)
    const { texts: states, unused } = textStates(textsOf(page), texts)
    const at = (one: TranslatedText) => ['texts', texts.indexOf(one), 'words']
    return [
      ...texts.flatMap(one =>
        (forms.get(culture) ?? []).flatMap(rule =>
          isWrong(rule, one.words) ? [about.error(at(one), forbids(rule), rule.form)] : [],
        ),
      ),
      ...unused.map(one =>
        about.warning(at(one), `fits no text of “${page.name}”: nothing at ${one.at} was made from ${one.of}`),
      ),
      ...states.flatMap(({ state, from, text, of }) => {
        if (from === undefined) return []
        const behind = `is behind: the English at ${from.at} has changed since, and is ${of} now`
        const long = length(from.words, text, ` at ${from.at}`)
        return [
          ...(state === 'behind' ? [about.warning(at(from), behind)] : []),
          ...(isTooLong(from.words, text) ? [about.warning(at(from), long)] : []),
        ]
      }),
    ]
  })
}
