import { type Culture, cultures } from '@agency/contracts/content/route-node.ts'
import type { PairedText } from '@agency/contracts/manage/nodes/node.ts'
import { useState } from 'react'
import { mendNode } from '../../calls/nodes.ts'
import { readTranslation } from '../../calls/translations.ts'
import { Box } from '../../parts/forms/box.tsx'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import { placeOf } from '../../words/labels.ts'
import { words } from '../../words/words.ts'
import { indexOfWords, wordsIn } from '../translation/translated-texts.ts'

type Going = { key: string; name: string }

type BehindIn = { name: string; culture: Culture; key: string; texts: (PairedText & { index: number })[] }

/** The translations that English texts put behind, at once or at an hour. @param isSaved read after the page was saved */
export function useBehind(pages: Going[], isSaved = true) {
  const { byKey } = useStudio().nodes
  const [unchanged, setUnchanged] = useState<string[]>([])
  const behind = useLoaded(async () => {
    const there = pages.flatMap(({ key, name }) =>
      cultures.filter(one => isSaved && byKey.get(key)?.translations?.[one]).map(culture => ({ key, name, culture })),
    )
    const all = await Promise.all(
      there.map(async ({ key, name, culture }) => ({ name, culture, ...(await readTranslation(key, culture)) })),
    )
    return all.flatMap(({ name, culture, document, texts }): BehindIn[] => {
      const late = texts.filter(({ state }) => state === 'behind')
      const indexed = late.map(text => ({ ...text, index: indexOfWords(wordsIn(document), text) }))
      return late.length > 0 ? [{ name, culture, key: document.key, texts: indexed }] : []
    })
  }, [pages.map(({ key }) => key).join(), isSaved])

  /** Before the publication, since the words then fit both texts. @returns new versions by the key of a translation */
  async function keepRight(): Promise<Map<string, number>> {
    const versions = new Map<string, number>()
    for (const { key, texts } of behind ?? []) {
      if (!unchanged.includes(key)) continue
      const mends = texts.map(({ index, from, of: to }) => ({
        kind: 'meaning' as const,
        path: ['source', 'texts', String(index), 'of'],
        from: from ?? '',
        to,
      }))
      versions.set(key, (await mendNode(key, mends)).version)
    }
    return versions
  }
  const toggle = (key: string) =>
    setUnchanged(unchanged.includes(key) ? unchanged.filter(one => one !== key) : [...unchanged, key])
  return { behind: behind ?? [], unchanged, toggle, keepRight }
}

/** A mended comma must not turn a Malay page English. */
export function Behind({ behind, unchanged, toggle }: Omit<ReturnType<typeof useBehind>, 'keepRight'>) {
  return behind.map(({ name, culture, key, texts }) => (
    <div key={key} className="notice-box">
      <p>
        {words.translations.behindAfter(name, culture, texts.length, texts.map(({ path }) => placeOf(path)).join(', '))}
      </p>
      <Box checked={unchanged.includes(key)} onChange={() => toggle(key)}>
        {words.translations.unchanged(name, culture)}
      </Box>
    </div>
  ))
}
