import type { TranslatedText } from '../../tree/content-tree.ts'
import type { Text } from './texts.ts'

/** `behind`: the English changed since. `from`: the translation, if there is one. */
export type TextState = Text & { state: TranslatedText['state'] | 'missing' | 'behind'; from?: TranslatedText }

/** The English texts that words fit, the newest last: a change of the English may leave their meaning. */
export const fingerprintsIn = ({ of }: Pick<TranslatedText, 'of'>): string[] => of.split(',')

/**
 * A text is known by its place and its fingerprint, so lists may change their order. An English text that fits none was
 * changed: in order, it takes the words of its place that fit nothing any more.
 * @returns also the words that fit nothing
 */
export function textStates(
  english: Text[],
  translated: TranslatedText[] = [],
): { texts: TextState[]; unused: TranslatedText[] } {
  const byMark = new Map(translated.flatMap(one => fingerprintsIn(one).map(of => [`${one.at} ${of}`, one] as const)))
  const unused = new Set(translated)
  const fitting = english.map(text => {
    const from = byMark.get(`${text.at} ${text.of}`)
    if (from) unused.delete(from)
    return { text, from }
  })
  const left = Map.groupBy(unused, ({ at }) => at)
  const texts = fitting.map(({ text, from }): TextState => {
    if (from) return { ...text, state: from.state, from }
    const earlier = left.get(text.at)?.shift()
    if (earlier === undefined) return { ...text, state: 'missing' }
    unused.delete(earlier)
    return { ...text, state: 'behind', from: earlier }
  })
  return { texts, unused: [...unused] }
}
