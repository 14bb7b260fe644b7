import type { Picture } from '@agency/contracts/manage/media.ts'
import { useState } from 'react'
import { QuietButton } from '../../parts/forms/buttons.tsx'
import { SelectingBar } from '../../parts/forms/selecting-bar.tsx'
import { words } from '../../words/words.ts'
import { type PictureAction, PicturesWindow } from './pictures-window.tsx'

type ManyPicturesProps = {
  shown: Picture[]
  added: Picture[]
  /** undefined outside selection mode. */
  selected: ReadonlySet<string> | undefined
  onSelect: (ids: ReadonlySet<string> | undefined) => void
  onChanged: () => void
}

const actions: PictureAction[] = ['describe', 'tag', 'folder', 'remove']

/** Starts and shows selection mode. */
export function ManyPictures({ shown, added, selected, onSelect, onChanged }: ManyPicturesProps) {
  const [open, setOpen] = useState<{ action: PictureAction; pictures: Picture[] }>()
  const close = () => {
    setOpen(undefined)
    onChanged()
  }
  const chosen = shown.filter(({ id }) => selected?.has(id))
  const isSilent = ({ id, alt }: Picture) => (shown.find(picture => picture.id === id)?.alt ?? alt) === ''
  const silent = added.filter(isSilent)
  return (
    <div className="many">
      <SelectingBar
        count={selected && chosen.length}
        onBegin={() => onSelect(new Set())}
        onEnd={() => onSelect(undefined)}
        menu={words.manyPictures.menu}
        placement="bottom start"
        actions={actions}
        labels={words.manyPictures.actions}
        onAction={action => setOpen({ action, pictures: chosen })}
      />
      {silent.length > 1 && (
        <QuietButton onClick={() => setOpen({ action: 'describe', pictures: silent })}>
          {words.manyPictures.describeNew(silent.length)}
        </QuietButton>
      )}
      {open && <PicturesWindow {...open} all={shown} onClose={close} />}
    </div>
  )
}
