import type { Picture } from '@agency/contracts/manage/media.ts'
import { SelectField, TextField } from '@agency/ui/forms/field.tsx'
import { type ReactNode, useState } from 'react'
import { Button, FileTrigger } from 'react-aria-components'
import { uploadPicture } from '../calls/media.ts'
import { words } from '../words/words.ts'
import { foldersOf } from './many/picture-terms.ts'
import { PictureGrid } from './picture-grid.tsx'
import { PictureDrop, pictureTypes } from './uploads/picture-drop.tsx'
import { UploadList } from './uploads/upload-list.tsx'
import { type SendPicture, useUploads } from './uploads/use-uploads.ts'
import { usePictures } from './use-pictures.ts'

type PictureFilter = { find: string; folder: string }

type PictureSearchProps = {
  onPick: (picture: Picture) => void
  /** Without a filter the search keeps its own. */
  filter?: PictureFilter
  onFilter?: (part: Partial<PictureFilter>) => void
  send?: SendPicture
  /** A change reloads the pictures. */
  turn?: number
  selected?: ReadonlySet<string> | undefined
  onSelect?: (ids: ReadonlySet<string>) => void
  /** Above the grid; gets the shown and the new pictures. */
  children?: (shown: Picture[], added: Picture[]) => ReactNode
}

/** New files are chosen or dropped; a single new picture is picked at once. */
export function PictureSearch(props: PictureSearchProps) {
  const { onPick, send = uploadPicture, turn = 0, children, ...others } = props
  const [own, setOwn] = useState<PictureFilter>({ find: '', folder: '' })
  const { filter = own, onFilter = part => setOwn(before => ({ ...before, ...part })), ...selection } = others
  const { find, folder } = filter
  const { pictures, readAgain } = usePictures(find, turn)
  const { uploads, add, retry, dismiss } = useUploads(send, (picture, together) => {
    readAgain()
    if (together === 1) onPick(picture)
  })
  const folderNames = foldersOf(pictures)
  const isKnown = folder === '' || folderNames.some(({ value }) => value === folder)
  const folders = isKnown ? folderNames : [...folderNames, { value: folder, count: 0 }]
  const shown = folder === '' ? pictures : pictures.filter(picture => picture.folder === folder)
  const added = uploads.flatMap(({ picture }) => picture ?? [])
  return (
    <PictureDrop onFiles={add}>
      <div className="picture-search">
        <TextField
          name="pictures"
          label={words.pictures.search}
          value={find}
          onChange={e => onFilter({ find: e.target.value })}
          required={false}
        />
        {folders.length > 0 && (
          <SelectField
            name="folder"
            label={words.pictures.folder}
            value={folder}
            onChange={({ target }) => onFilter({ folder: target.value })}
            options={[
              { value: '', label: words.pictures.allFolders },
              ...folders.map(({ value, count }) => ({ value, label: `${value} (${count})` })),
            ]}
          />
        )}
        <FileTrigger acceptedFileTypes={pictureTypes} allowsMultiple onSelect={files => add([...(files ?? [])])}>
          <Button className="button button--quiet">{words.pictures.upload}</Button>
        </FileTrigger>
      </div>
      <p className="field__hint">{words.uploads.dropHint}</p>
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} onOpen={onPick} />
      {children?.(shown, added)}
      <PictureGrid pictures={shown} onPick={onPick} {...selection} />
    </PictureDrop>
  )
}
