/**
 * `node systems/content/files/exporting/untranslated.ts ms pages/tnc [folder]`: prints the texts of a file that are missing
 * or behind in a language, in English as drafts, as its translation holds them.
 */
import { basename, join } from 'node:path'
import { stringify } from 'yaml'
import { isTranslation } from '../../database/place.ts'
import { textStates } from '../../delivery/translations/text-states.ts'
import { textsOf } from '../../delivery/translations/texts.ts'
import type { TranslatedText } from '../../tree/content-tree.ts'
import { readContent } from '../reading/read-content.ts'

const [culture, path, folder = join(import.meta.dirname, '../../content')] = process.argv.slice(2)
const { nodes } = readContent(folder)
for (const node of nodes.filter(one => one.file === `${basename(folder)}/${path}.md` && !isTranslation(one))) {
  const translation = nodes.find(one => isTranslation(one) && one.parentKey === node.key && one.urlSegment === culture)
  const { texts } = textStates(textsOf(node), translation?.properties.texts as TranslatedText[] | undefined)
  const open = texts.filter(({ state }) => state === 'missing' || state === 'behind')
  const drafts = open.map(({ at, of, path, text }) => {
    // The text of Markdown as it is written.
    const written = path.reduce<unknown>((value, step) => Object(value)[step], { name: node.name, ...node.source })
    return [`${at} ${of}`, { at, of, words: typeof written === 'string' ? written : text, state: 'draft' }] as const
  })
  if (drafts.length === 0) continue
  console.log(`# ${[node.name, ...node.path].join(' · ')}`)
  console.log(stringify({ texts: [...new Map(drafts).values()] }, { lineWidth: 0 }))
}
