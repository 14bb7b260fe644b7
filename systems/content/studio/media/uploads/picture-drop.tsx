import type { ReactNode } from 'react'
import { DropZone, type FileDropItem, isFileDropItem } from 'react-aria-components'
import { words } from '../../words/words.ts'

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
 * HEIC is missing on purpose: a phone then converts such a photo to JPEG. A dropped file may have any type; the content
 * system accepts or refuses it.
 */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml']
