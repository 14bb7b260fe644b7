import type { Picture } from '@agency/contracts/manage/media.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { useState } from 'react'
import { Button, FileTrigger } from 'react-aria-components'
import { uploadPicture } from '../calls/media.ts'
import { words } from '../words/words.ts'
import { PictureGrid } from './picture-grid.tsx'
import { PictureDrop, pictureTypes } from './uploads/picture-drop.tsx'
import { UploadList } from './uploads/upload-list.tsx'
import { type SendPicture, useUploads } from './uploads/use-uploads.ts'
import { usePictures } from './use-pictures.ts'

type PictureSearchProps = { onPick: (picture: Picture) => void; send?: SendPicture }

/** All pictures with a search field. New files are chosen or dropped; a single new picture is picked at once. */
export function PictureSearch({ onPick, send = uploadPicture }: PictureSearchProps) {
  const [typed, setTyped] = useState('')
  const { pictures, readAgain } = usePictures(typed)
  const { uploads, add, retry, dismiss } = useUploads(send, (picture, together) => {
    readAgain()
    if (together === 1) onPick(picture)
  })
  return (
    <PictureDrop onFiles={add}>
      <div className="picture-search">
        <TextField
          name="pictures"
          label={words.pictures.search}
          value={typed}
          onChange={e => setTyped(e.target.value)}
          required={false}
        />
        <FileTrigger acceptedFileTypes={pictureTypes} allowsMultiple onSelect={files => add([...(files ?? [])])}>
          <Button className="button button--quiet">{words.pictures.upload}</Button>
        </FileTrigger>
      </div>
      <p className="field__hint">{words.uploads.dropHint}</p>
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} onOpen={onPick} />
      <PictureGrid pictures={pictures} onPick={onPick} />
    </PictureDrop>
  )
}
