import type { Picture } from '@agency/contracts/manage/media.ts'
import { flushSync } from 'react-dom'
import { propertyOf } from '../calls/media.ts'
import { Window } from '../parts/window.tsx'
import { words } from '../words/words.ts'
import { PictureSearch } from './picture-search.tsx'

type PictureWindowProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onPick: (value: string, picture: Picture) => void
}

export function PictureWindow({ isOpen, onOpenChange, onPick }: PictureWindowProps) {
  return (
    <Window title={words.pictures.pick} isOpen={isOpen} onOpenChange={onOpenChange} size="large">
      <PictureSearch
        onPick={picture => {
          // Closed first: a window that closes later takes the focus back from the text that received the picture.
          flushSync(() => onOpenChange(false))
          onPick(propertyOf(picture), picture)
        }}
      />
    </Window>
  )
}
