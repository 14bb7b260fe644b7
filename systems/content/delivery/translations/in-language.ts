import { markdownHtml } from '@agency/contracts/site/markdown-html.ts'
import { isPage, isText } from '../../schemas/registry.ts'
import type { ContentTree, TranslatedText } from '../../tree/content-tree.ts'
import { textStates } from './text-states.ts'
import { type Translatable, textsOf } from './texts.ts'

export type InLanguage = Pick<Translatable, 'name' | 'properties'> & { untranslated: string[] }

/**
 * A node with the facts of its English and the reviewed words of a language.
 * @returns `untranslated`: fields in English; in a list `itinerary[].text`, or one by its path, `itinerary.2.text`
 */
export function inLanguage(
  node: Translatable,
  translated: TranslatedText[] | undefined,
  present: ContentTree['present'],
): InLanguage {
  const { texts } = textStates(textsOf(node), translated)
  const properties = { ...node.properties }
  let name = node.name
  const cloned = new Set<string>()
  for (const { state, path, isMarkdown, from } of texts) {
    if (state !== 'reviewed' || from === undefined) continue
    const [top = '', ...inside] = path
    if (path.length === 1 && top === 'name') {
      name = from.words
      continue
    }
    const words = isMarkdown ? present({ words: markdownHtml(from.words) }).words : from.words
    if (!cloned.has(top)) properties[top] = structuredClone(properties[top])
    cloned.add(top)
    setAt(properties, [top, ...inside], words)
  }
  const isEnglish = (one: { state: string }) => one.state !== 'reviewed'
  const untranslated = [...Map.groupBy(texts, ({ at }) => at)].flatMap(([at, parts]) =>
    parts.every(isEnglish) ? [at] : parts.filter(isEnglish).map(({ path }) => path.join('.')),
  )
  return { name, properties, untranslated }
}

/** A node without its English texts: its facts, and the reviewed words. Undefined while it is not there in the language. */
export function wordsAlone(node: Translatable, translated: TranslatedText[]): Translatable | undefined {
  const { untranslated, ...words } = inLanguage(node, translated, properties => properties)
  const { name, properties } = structuredClone(words)
  for (const path of untranslated) setAt(properties, path.split('.'), undefined)
  const local = { ...node, name: untranslated.includes('name') ? '' : name, properties }
  return !isPage(node.alias) || isThere(node, translated) ? local : undefined
}

function setAt(properties: object, path: string[], words: unknown): void {
  const holder = path.slice(0, -1).reduce<unknown>((at, step) => Object(at)[step], properties)
  Object(holder)[path.at(-1) ?? ''] = words
}

/** A page needs these to be there in a language; words that are behind count, as a mended comma hides no page. */
const needed = ['title', 'metaTitle', 'metaDescription']

/** True for a page whose translation has its title and meta texts, and for an article or a legal text also its body. */
export function isThere({ alias, properties }: Translatable, translated: TranslatedText[] = []): boolean {
  const has = (field: string) =>
    !properties[field] || translated.some(({ at, state }) => at === field && state === 'reviewed')
  return isPage(alias) && translated.length > 0 && [...needed, ...(isText(alias) ? ['bodyText'] : [])].every(has)
}
