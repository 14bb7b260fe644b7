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

/**
 * What the window for files offers. HEIC is not among it on purpose: a phone that takes such photos then hands over a JPEG
 * of the chosen one. A file that is dropped may be anything; the content system says what it thinks of it.
 */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml']
