import { type Culture, cultures } from '@agency/contracts/content/route-node.ts'
import type { CheckOfNode } from '@agency/contracts/manage/nodes/checks.ts'
import type { NodeDocument, PairedText } from '@agency/contracts/manage/nodes/node.ts'
import { useState } from 'react'
import { mendNode } from '../../calls/nodes.ts'
import { readTranslation } from '../../calls/translations.ts'
import { Box } from '../../parts/forms/box.tsx'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import { placeOf } from '../../words/labels.ts'
import { words } from '../../words/words.ts'
import { indexOfWords, wordsIn } from '../translation/translated-texts.ts'

type BehindIn = { culture: Culture; key: string; texts: (PairedText & { index: number })[] }

/** The translations that a published English text puts behind. @param checks read after the page was saved */
export function useBehind({ key, alias }: NodeDocument, checks: CheckOfNode[] | undefined) {
  const { translations } = useStudio().nodes.byKey.get(key) ?? {}
  const [unchanged, setUnchanged] = useState<Culture[]>([])
  const isRead = checks !== undefined && alias !== 'translation'
  const behind = useLoaded(async () => {
    const there = isRead ? cultures.filter(culture => translations?.[culture]) : []
    const all = await Promise.all(there.map(async culture => ({ culture, ...(await readTranslation(key, culture)) })))
    return all.flatMap(({ culture, document, texts }): BehindIn[] => {
      const late = texts.filter(({ state }) => state === 'behind')
      const indexed = late.map(text => ({ ...text, index: indexOfWords(wordsIn(document), text) }))
      return late.length > 0 ? [{ culture, key: document.key, texts: indexed }] : []
    })
  }, [key, isRead])

  /** After the publication: before, visitors would read words that do not fit what they see. */
  async function keepRight() {
    for (const { culture, key: of, texts } of behind ?? []) {
      if (!unchanged.includes(culture)) continue
      const mends = texts.map(({ index, from, of: to }) => ({
        kind: 'meaning' as const,
        path: ['source', 'texts', String(index), 'of'],
        from: from ?? '',
        to,
      }))
      await mendNode(of, mends)
    }
  }
  const toggle = (culture: Culture) =>
    setUnchanged(unchanged.includes(culture) ? unchanged.filter(one => one !== culture) : [...unchanged, culture])
  return { behind: behind ?? [], unchanged, toggle, keepRight }
}

type BehindProps = Omit<ReturnType<typeof useBehind>, 'keepRight'> & { mayKeep: boolean }

/** A mended comma must not turn a Malay page English. */
export function Behind({ behind, unchanged, toggle, mayKeep }: BehindProps) {
  return behind.map(({ culture, texts }) => (
    <div key={culture} className="notice-box">
      <p>{words.translations.behindAfter(culture, texts.length, texts.map(({ path }) => placeOf(path)).join(', '))}</p>
      {mayKeep && (
        <Box checked={unchanged.includes(culture)} onChange={() => toggle(culture)}>
          {words.translations.unchanged(culture)}
        </Box>
      )}
    </div>
  ))
}
