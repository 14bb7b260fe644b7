import { hash } from 'node:crypto'
import { formOf, pickedOnce } from '../../schemas/leaves.ts'

/** An English text with words in other languages. `at`: its place without positions; `of`: its fingerprint. */
export type Text = { at: string; path: string[]; text: string; of: string; isMarkdown: boolean }

export type Translatable = { alias: string; name: string; properties: Record<string, unknown> }

const kinds = new Set(['text', 'long text', 'markdown'])

/** Follows the words alone: not spaces, pictures, their captions, links, or how Markdown becomes HTML. */
const fingerprint = (text: string): string =>
  hash('sha256', text.replace(/<figcaption>[^<>]*<\/figcaption>|<[^<>]*>|\s+/g, ''), 'hex').slice(0, 10)

/** The name of a node, unless it is a fact of its type, and the texts in its properties, in the order of the schema. */
export function textsOf({ alias, name, properties }: Translatable): Text[] {
  const found = textsIn(alias, properties)
  return formOf(alias).words === 'fact' ? found : [textAt(['name'], name, false), ...found]
}

const textsIn = pickedOnce(({ path, kind, words, value }) =>
  words === undefined && kinds.has(kind) && typeof value === 'string' && value !== ''
    ? [textAt(path, value, kind === 'markdown')]
    : [],
)

const textAt = (path: string[], text: string, isMarkdown: boolean): Text => ({
  at: path
    .map(step => (/^\d+$/.test(step) ? '[]' : `.${step}`))
    .join('')
    .slice(1),
  path,
  text,
  of: fingerprint(text),
  isMarkdown,
})
