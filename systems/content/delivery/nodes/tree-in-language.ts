import { type Culture, cultures } from '@agency/contracts/content/route-node.ts'
import type { ContentNode, ContentTree } from '../../tree/content-tree.ts'
import { memoize } from '../../tree/memoize.ts'
import { inLanguage } from '../translations/in-language.ts'
import { termsIn, wordsByEnglish } from '../translations/terms.ts'

const trees = Object.fromEntries(
  cultures.map(culture => [culture, memoize((tree: ContentTree) => built(tree, culture))]),
)

/** The tree with the words of a language; the same tree for English. Built at the first call that asks for it. */
export const treeInLanguage = (tree: ContentTree, culture: Culture | undefined): ContentTree =>
  (culture && trees[culture]?.(tree)) ?? tree

function built(tree: ContentTree, culture: Culture): ContentTree {
  const byKey = new Map<string, ContentNode>()
  const terms = wordsByEnglish(termsIn(tree.byKey.values()), culture)
  const grow = (nodes: ContentNode[], parent: ContentNode | undefined): ContentNode[] =>
    nodes.map(node => {
      const words = wordsOf(node, culture, tree.present)
      const local: ContentNode = { ...node, ...words, terms, parent, children: [] }
      byKey.set(local.key, local)
      local.children = grow(node.children, local)
      return local
    })
  return { ...tree, culture, roots: grow(tree.roots, undefined), byKey }
}

const remembered = memoize((_: ContentNode['properties']) => new Map<Culture, Remembered>())
type Remembered = { name: string; translated: unknown; words: ReturnType<typeof inLanguage> }

/** Calculated again only for a changed node, as a tree is built after every change. */
function wordsOf(node: ContentNode, culture: Culture, present: ContentTree['present']) {
  const translated = node.translations[culture]
  const last = remembered(node.properties).get(culture)
  if (last && last.name === node.name && last.translated === translated) return last.words
  const words = inLanguage(node, translated, present)
  remembered(node.properties).set(culture, { name: node.name, translated, words })
  return words
}
