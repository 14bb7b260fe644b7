import type { ReactNode } from 'react'
import { DropZone, type FileDropItem, isFileDropItem } from 'react-aria-components'
import { words } from '../../words/words.ts'

/** Takes files that are dragged over what it holds, or pasted into it. */
export function PictureDrop({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  return (
    <DropZone
      className="picture-drop"
      aria-label={words.uploads.drop}
      onDrop={async ({ items }) => {
        const dropped = items.filter((item): item is FileDropItem => isFileDropItem(item))
        onFiles(await Promise.all(dropped.map(item => item.getFile())))
      }}
    >
      {children}
    </DropZone>
  )
}
