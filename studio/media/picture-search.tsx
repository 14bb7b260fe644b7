import type { Picture } from '@agency/contracts/manage/media.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { useState } from 'react'
import { Button, FileTrigger } from 'react-aria-components'
import { uploadPicture } from '../calls/media.ts'
import { announceFault } from '../shell/announcements.tsx'
import { words } from '../words.ts'
import { PictureGrid } from './picture-grid.tsx'
import { usePictures } from './use-pictures.ts'

/** All pictures with a field that narrows them, and a button that brings a new one. */
export function PictureSearch({ onPick }: { onPick: (picture: Picture) => void }) {
  const [typed, setTyped] = useState('')
  const { pictures, readAgain } = usePictures(typed)
  async function upload(files: FileList | null) {
    try {
      for (const file of files ?? []) onPick(await uploadPicture(file))
      readAgain()
    } catch (error) {
      announceFault(error)
    }
  }
  return (
    <>
      <div className="picture-search">
        <TextField
          name="pictures"
          label={words.pictures.search}
          value={typed}
          onChange={e => setTyped(e.target.value)}
          optional
        />
        <FileTrigger acceptedFileTypes={['image/*']} onSelect={upload}>
          <Button className="button button--quiet">{words.pictures.upload}</Button>
        </FileTrigger>
      </div>
      <PictureGrid pictures={pictures} onPick={onPick} />
    </>
  )
}
