import { Image } from '@tiptap/extension-image'
import { NodeSelection, Selection } from '@tiptap/pm/state'
import type { EditorProps } from '@tiptap/pm/view'
import type { Editor } from '@tiptap/react'
import { thumbnailOf } from '../../../calls/media.ts'
import { words } from '../../../words/words.ts'

/** A picture in a text. Markdown stores its name, such as `poster:ipoh`; the editor shows its thumbnail. */
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

/** Inserts a picture and moves the cursor behind it: typing would replace a selected picture. */
export function insertPicture(editor: Editor, src: string): void {
  const goOn = ({ tr }: { tr: Editor['state']['tr'] }) => {
    const { to } = tr.selection
    const { paragraph } = editor.schema.nodes
    if (tr.doc.resolve(to).nodeAfter === null && paragraph) tr.insert(to, paragraph.create())
    tr.setSelection(Selection.near(tr.doc.resolve(to)))
    return true
  }
  editor.chain().focus().setImage({ src }).command(goOn).run()
}

/** Reports the position of a picture that is clicked, or selected when Enter is pressed. */
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
