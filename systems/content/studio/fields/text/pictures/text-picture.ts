import { Image } from '@tiptap/extension-image'
import { NodeSelection, Selection, type Transaction } from '@tiptap/pm/state'
import type { EditorProps } from '@tiptap/pm/view'
import type { Editor } from '@tiptap/react'
import { thumbnailOf } from '../../../calls/media.ts'
import { words } from '../../../words/words.ts'

/** Markdown stores its name, such as `poster:ipoh`; the editor shows its thumbnail. */
export const TextPicture = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      src: {
        default: null,
        parseHTML: element => element.dataset.picture ?? element.getAttribute('src'),
        renderHTML: ({ src }) => ({ src: thumbnailOf(src ?? ''), 'data-picture': src }),
      },
      alt: {
        default: null,
        parseHTML: element => element.getAttribute('alt'),
        // Every picture is a control here, so each needs a name.
        renderHTML: ({ alt, title }) => ({ alt, 'aria-label': alt || title || words.text.picture.unnamed }),
      },
    }
  },
}).configure({ inline: true })

/** The cursor goes behind it: typing would replace a selected picture. */
export function insertPicture(editor: Editor, src: string): void {
  editor
    .chain()
    .focus()
    .setImage({ src })
    .command(({ tr }) => goOnBehind(tr, tr.selection.to))
    .run()
}

/** Into the next paragraph where the picture ends its own, so that it keeps its caption. */
export function goOnBehind(tr: Transaction, end: number): true {
  const endPosition = tr.doc.resolve(end)
  const { paragraph } = tr.doc.type.schema.nodes
  const behind = endPosition.nodeAfter === null && endPosition.depth > 0 ? endPosition.after() : end
  const [parent, index] = [endPosition.node(-1), endPosition.indexAfter(-1)]
  const isTextNext = tr.doc.resolve(behind).nodeAfter?.isTextblock
  if (behind !== end && !isTextNext && paragraph && parent.canReplaceWith(index, index, paragraph)) {
    tr.insert(behind, paragraph.create())
  }
  tr.setSelection(Selection.near(tr.doc.resolve(behind)))
  return true
}

/** On a click, or Enter on a selected picture. */
export const onPicturePressed = (open: (at: number) => void): EditorProps => ({
  // Returns false so that the editor also selects the picture.
  handleClickOn(_, __, node, at) {
    if (node.type.name === 'image') open(at)
    return false
  },
  handleKeyDown({ state: { selection } }, { key }) {
    const isPicture = selection instanceof NodeSelection && selection.node.type.name === 'image'
    if (key !== 'Enter' || !isPicture) return false
    open(selection.from)
    return true
  },
})
