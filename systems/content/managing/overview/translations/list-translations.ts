import { cultures } from '@agency/contracts/content/route-node.ts'
import type { TranslationsAnswer } from '@agency/contracts/manage/nodes/node.ts'
import { mostPressed } from '../../../delivery/presses/offer-presses.ts'
import { plainText, wordsOf } from '../../../delivery/search/plain-text.ts'
import { countStates, distinctStates } from '../../../delivery/translations/progress.ts'
import { legalCulture, legalGaps, openLegalTexts } from '../../../files/checking/words/legal-texts.ts'
import type { SourceNode } from '../../../files/reading/source-node.ts'
import { isPage } from '../../../schemas/registry.ts'
import type { ManageOptions } from '../../writing/manage-options.ts'
import { workingContent } from '../working-content.ts'

const onManyPages = new Set(['menu', 'menuGroup', 'menuItem', 'footer', 'footerColumn', 'widget', 'slide'])
const deals = new Set(['deal', 'dealsPage', 'promotion'])

/** Every node with texts that are missing or behind in a language, the most valuable first. */
export async function listTranslations({
  db,
  store,
}: Pick<ManageOptions, 'db' | 'store'>): Promise<TranslationsAnswer> {
  const [map, pressed] = await Promise.all([workingContent({ db, store }), mostPressed(db, new Date())])
  const presses = new Map(pressed.map(({ key, times }) => [key, times]))
  const translations = new Map(map.translations.map(one => [`${one.parentKey} ${one.urlSegment}`, one]))
  const rows = map.nodes.flatMap(node => {
    const isLegal = openLegalTexts(map, node).size > 0
    return cultures.flatMap(culture => {
      const { texts } = distinctStates(node, translations.get(`${node.key} ${culture}`)?.properties.texts)
      const { missing, behind, draft } = countStates(texts)
      if (missing + behind + draft === 0) return []
      const open = texts.filter(({ state }) => state === 'missing' || state === 'behind')
      const words = open.reduce((sum, { text }) => sum + countWords(text), 0)
      const legal = culture === legalCulture && isLegal
      const within = map.byKey.get(node.parentKey ?? '')?.name ?? ''
      const { key, name } = node
      return [{ key, name, within, culture, missing, behind, draft, words, legal, value: rankOf(node, isLegal) }]
    })
  })
  const times = ({ key }: { key: string }) => presses.get(key) ?? 0
  rows.sort((a, b) => a.value - b.value || times(b) - times(a))
  return { pages: rows.map(({ value: _, ...row }) => row), law: legalGaps(map) }

  /** Lower is more valuable. */
  function rankOf(node: SourceNode, isLegal: boolean): number {
    const page = node.alias === 'section' ? map.byKey.get(node.parentKey ?? '') : undefined
    if (page) return rankOf(page, false)
    const { validUntil = '' } = node.properties
    const isOver = (node.unpublishAt ?? map.now) < map.now || (validUntil !== '' && String(validUntil) < map.today)
    if (isOver) return 7
    if (node.alias === 'homePage') return 0
    if (isLegal && node.alias !== 'contentDetail') return 1
    if (onManyPages.has(node.alias)) return 2
    if (deals.has(node.alias)) return 3
    if (presses.has(node.key)) return 4
    return isPage(node.alias) && node.alias !== 'newsArticle' ? 5 : 6
  }
}

const countWords = (text: string) => wordsOf(plainText(text)).length
