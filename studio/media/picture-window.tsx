import type { Picture } from '@agency/contracts/manage/media.ts'
import { propertyOf } from '../calls/media.ts'
import { Window } from '../parts/window.tsx'
import { words } from '../words/words.ts'
import { PictureSearch } from './picture-search.tsx'

type PictureWindowProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onPick: (value: string, picture: Picture) => void
}

/** A window to pick a picture, or to add one. */
export function PictureWindow({ isOpen, onOpenChange, onPick }: PictureWindowProps) {
  return (
    <Window title={words.pictures.pick} isOpen={isOpen} onOpenChange={onOpenChange} size="large">
      <PictureSearch
        onPick={picture => {
          onPick(propertyOf(picture), picture)
          onOpenChange(false)
        }}
      />
    </Window>
  )
}
