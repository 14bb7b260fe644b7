import { join } from 'node:path'
import { cultures } from '@agency/contracts/content/route-node.ts'
import { termValues } from '../delivery/translations/terms.ts'
import { textsOf } from '../delivery/translations/texts.ts'
import { readContent } from '../files/reading/read-content.ts'
import { buildTree } from '../tree/content-tree.ts'
import { readingApp } from './reading-app.ts'
import { row } from './rows.ts'

/** Georgian letters for Latin ones, outside tags: a text that code reads loses its meaning. */
const inOtherLetters = (html: string) =>
  html.replace(/<[^>]*>|&\w+;|[a-z]/gi, part =>
    part.length > 1 ? part : String.fromCodePoint(part.charCodeAt(0) + (part < 'a' ? 0x1c4f : 0x106f)),
  )

/**
 * Answers the calls of the site. In Malay and Chinese every text and every term of the sample content is there, in other
 * letters.
 */
export async function contentInOtherLetters(now: Date): Promise<(path: string) => Promise<Response>> {
  const { nodes } = readContent(join(import.meta.dirname, '../content'))
  const english = nodes.filter(({ alias }) => alias !== 'translation' && alias !== 'terms')
  const translations = english.flatMap(node => {
    const texts = textsOf(node).map(({ at, of, text }) => ({ at, of, words: inOtherLetters(text), state: 'reviewed' }))
    return cultures.map(culture =>
      row(`${node.key} ${culture}`, node.key, { alias: 'translation', urlSegment: culture, properties: { texts } }),
    )
  })
  const values = english.flatMap(({ alias, properties }) => termValues(alias, properties)).map(({ value }) => value)
  const terms = [...new Set(values)].map(en => ({ en, ms: inOtherLetters(en), zh: inOtherLetters(en) }))
  const rows = english.map((node, at) => ({ ...row(node.key, node.parentKey), ...node, id: at + 1 }))
  const all = [...rows, ...translations, row('terms', null, { alias: 'terms', properties: { terms } })]
  const tree = buildTree(all, 1, now, properties => properties)
  const app = readingApp({ current: () => tree })
  const { Token } = (await (await app.request('/umbraco/auth/gettoken')).json()) as { Token: string }
  return async path => app.request(path, { headers: { authorization: `Bearer ${Token}` } })
}
