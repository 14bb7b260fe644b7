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
import type { SourceNode } from '../reading/source-node.ts'

const [culture, path, folder = join(import.meta.dirname, '../../content')] = process.argv.slice(2)
const { nodes } = readContent(folder)
const inFile = nodes.filter(one => one.file === `${basename(folder)}/${path}.md` && !isTranslation(one))
const drafts = inFile
  .map(node => ({ item: placeOf(node), texts: draftsOf(node) }))
  .filter(({ texts }) => texts.length > 0)
const [page, items] = [drafts.find(({ item }) => item === ''), drafts.filter(({ item }) => item !== '')]
console.log(stringify({ texts: page?.texts ?? [], ...(items.length > 0 && { items }) }, { lineWidth: 0 }))

function draftsOf(node: SourceNode) {
  const translation = nodes.find(one => isTranslation(one) && one.parentKey === node.key && one.urlSegment === culture)
  const { texts } = textStates(textsOf(node), translation?.properties.texts as TranslatedText[] | undefined)
  const open = texts.filter(({ state }) => state === 'missing' || state === 'behind')
  const all = open.map(({ at, of, path, text }) => {
    // The text of Markdown as it is written.
    const written = path.reduce<unknown>((value, step) => Object(value)[step], { name: node.name, ...node.source })
    return [`${at} ${of}`, { at, of, words: typeof written === 'string' ? written : text, state: 'draft' }] as const
  })
  return [...new Map(all).values()]
}

/** Empty for the page itself. */
function placeOf({ path, parentKey, urlSegment }: SourceNode): string {
  const above = path.length > 2 && inFile.find(({ key }) => key === parentKey)
  return path.length === 0 ? '' : above ? `${placeOf(above)}/${urlSegment}` : urlSegment
}
