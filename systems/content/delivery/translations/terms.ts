import type { Culture } from '@agency/contracts/content/route-node.ts'
import { pickedOnce } from '../../schemas/leaves.ts'
import type { Term } from '../../schemas/terms.ts'
import type { Translatable } from './texts.ts'

type Properties = Translatable['properties']

export const termsIn = (nodes: Iterable<{ alias: string; properties: Properties }>): Term[] =>
  [...nodes].flatMap(({ alias, properties }) => (alias === 'terms' ? ((properties.terms ?? []) as Term[]) : []))

/** Words of a language by the English: its own where it is the same, as the names of many places are. */
export const wordsByEnglish = (terms: Term[], culture: Culture): Map<string, string> =>
  new Map(terms.map(term => [term.en, term[culture] ?? term.en]))

/** Names that join pages, so that they stay English in every answer. */
const names = new Set(['place name', 'map place', 'ship'])

/** The values of a node's tables and the names of places, with the field of each. */
export const termValues = pickedOnce(({ path, kind, words, value }) =>
  (words === 'term' || names.has(kind)) && typeof value === 'string' ? [{ field: path[0] ?? '', value }] : [],
)
