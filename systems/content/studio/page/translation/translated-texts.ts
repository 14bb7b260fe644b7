import type { Editable, PairedText } from '@agency/contracts/manage/nodes/node.ts'

/** The words of one text, as a translation stores them. */
export type Words = { at: string; of: string; words: string; state: 'draft' | 'reviewed'; by?: string }

export const wordsIn = ({ source }: Pick<Editable, 'source'>): Words[] => (source.texts ?? []) as Words[]

/** Words may fit several English texts: a changed comma leaves the meaning. */
const fits = (words: Words | undefined, of: string) => String(words?.of).includes(of)

/** Words made from the present English come before those made from an earlier one. */
export function indexOfWords(all: Words[], { at, of, from }: Pick<PairedText, 'at' | 'of' | 'from'>): number {
  const present = all.findIndex(one => one?.at === at && fits(one, of))
  return present >= 0 ? present : all.findIndex(one => one?.at === at && one.of === from)
}

/** Only this text changes: nothing is stored for a text in which nobody typed. Empty words remove it. */
export function withWords(
  draft: Pick<Editable, 'source'>,
  text: Pick<PairedText, 'at' | 'of' | 'from'>,
  words: string | undefined,
  state: Words['state'] = 'draft',
): Pick<Editable, 'source'> {
  const all = wordsIn(draft)
  const index = indexOfWords(all, text)
  const of = fits(all[index], text.of) ? String(all[index]?.of) : text.of
  const entries = words === undefined ? [] : [{ at: text.at, of, words, state }]
  const texts = index < 0 ? [...all, ...entries] : all.toSpliced(index, 1, ...entries)
  return { source: { ...draft.source, texts } }
}

export function stateOf(entry: Words | undefined, { of }: Pick<PairedText, 'of'>): PairedText['state'] {
  if (entry === undefined) return 'missing'
  return fits(entry, of) ? entry.state : 'behind'
}
