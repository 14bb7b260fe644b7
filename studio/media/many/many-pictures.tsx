import type { Picture } from '@agency/contracts/manage/media.ts'
import { useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { QuietButton } from '../../parts/forms/buttons.tsx'
import { words } from '../../words/words.ts'
import { type PictureAction, PicturesWindow } from './pictures-window.tsx'

type ManyPicturesProps = {
  shown: Picture[]
  /** Pictures that were just added. */
  added: Picture[]
  /** The ids of the selected ones; undefined while nothing is being selected. */
  selected: ReadonlySet<string> | undefined
  onSelect: (ids: ReadonlySet<string> | undefined) => void
  onChanged: () => void
}

const actions: PictureAction[] = ['describe', 'tag', 'folder', 'remove']

/** Begins selecting; while it goes on, says how many pictures are selected and what can be done with them. */
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
      {selected === undefined ? (
        <QuietButton onClick={() => onSelect(new Set())}>{words.many.select}</QuietButton>
      ) : (
        <>
          <span role="status">{words.many.selected(chosen.length)}</span>
          <MenuTrigger>
            <Button className="button button--quiet" isDisabled={chosen.length === 0}>
              {words.manyPictures.menu}
            </Button>
            <Popover placement="bottom start">
              <Menu
                className="menu"
                onAction={action => setOpen({ action: action as PictureAction, pictures: chosen })}
              >
                {actions.map(action => (
                  <MenuItem key={action} id={action}>
                    {words.manyPictures.actions[action]}
                  </MenuItem>
                ))}
              </Menu>
            </Popover>
          </MenuTrigger>
          <QuietButton onClick={() => onSelect(undefined)}>{words.many.end}</QuietButton>
        </>
      )}
      {silent.length > 1 && (
        <QuietButton onClick={() => setOpen({ action: 'describe', pictures: silent })}>
          {words.manyPictures.describeNew(silent.length)}
        </QuietButton>
      )}
      {open && <PicturesWindow {...open} all={shown} onClose={close} />}
    </div>
  )
}
