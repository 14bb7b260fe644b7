import { NodeSelection } from '@tiptap/pm/state'
import type { EditorProps } from '@tiptap/pm/view'

/** Tells where a picture stands that is pressed, or chosen when Enter is pressed. */
export const onPicturePressed = (open: (at: number) => void): EditorProps => ({
  // Not handled by this: the picture is chosen too.
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
