import { Selection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'

/** Puts a picture into the text and goes on behind it: while it is chosen, the next word that is typed would replace it. */
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
