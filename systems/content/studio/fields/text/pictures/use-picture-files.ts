import type { EditorProps } from '@tiptap/pm/view'
import type { Editor } from '@tiptap/react'
import { useRef } from 'react'
import { propertyOf, uploadPicture } from '../../../calls/media.ts'
import { useUploads } from '../../../media/uploads/use-uploads.ts'
import { announce } from '../../../parts/announcements.tsx'
import { words } from '../../../words/words.ts'

/** Uploads dropped or pasted files and shows each at its drop position, despite typing meanwhile. */
export function usePictureFiles() {
  const places = useRef(new Map<File, number>())
  const editor = useRef<Editor>(undefined)
  const { uploads, add, retry, dismiss } = useUploads(uploadPicture, (picture, _, file) => {
    const at = places.current.get(file) ?? 0
    editor.current?.commands.insertContentAt(at, { type: 'image', attrs: { src: propertyOf(picture) } })
    places.current.delete(file)
    announce(words.text.picture.added(picture.name))
  })

  function take(files: File[], at: number): boolean {
    for (const file of files) places.current.set(file, at)
    if (files.length > 0) add(files)
    return files.length > 0
  }

  const editorProps: EditorProps = {
    handleDrop(view, { dataTransfer, clientX, clientY }, _, isMoved) {
      if (isMoved) return false
      const at = view.posAtCoords({ left: clientX, top: clientY })?.pos ?? view.state.selection.from
      return take([...(dataTransfer?.files ?? [])], at)
    },
    handlePaste({ state }, { clipboardData }) {
      // Word and Excel put a picture of the copied text beside it.
      const isText = Boolean(clipboardData?.getData('text/plain'))
      return !isText && take([...(clipboardData?.files ?? [])], state.selection.from)
    },
  }

  return {
    editorProps,
    onTransaction({ editor: now, transaction }: { editor: Editor; transaction: Editor['state']['tr'] }) {
      editor.current = now
      for (const [file, at] of places.current) places.current.set(file, transaction.mapping.map(at))
    },
    /** Empty once all are in the text. */
    uploads: uploads.some(({ state }) => state !== 'done') ? uploads : [],
    retry,
    dismiss,
  }
}
