import type { Picture } from '@agency/contracts/manage/media.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { type FormEvent, useState } from 'react'
import { Button, FileTrigger } from 'react-aria-components'
import { Link } from 'react-router'
import { deletePicture, replaceFile, savePicture } from '../calls/media.ts'
import { announce } from '../parts/announcements.tsx'
import { MainButton, QuietButton } from '../parts/forms/buttons.tsx'
import { useCall } from '../parts/forms/use-call.ts'
import { Window } from '../parts/window.tsx'
import { words } from '../words/words.ts'
import { PictureParts } from './crops/picture-parts.tsx'
import { pictureTypes } from './uploads/picture-drop.tsx'

type PictureDetailsProps = { picture: Picture; isFixed: boolean; onClose: () => void }

export function PictureDetails({ picture, isFixed, onClose }: PictureDetailsProps) {
  const { id, name, alt, folder, tags, width, height, usedBy } = picture
  const [{ focalPoint, crops }, setParts] = useState<Pick<Picture, 'focalPoint' | 'crops'>>(picture)

  const { call } = useCall({ onDone: onClose })
  const act = (work: () => Promise<unknown>, message: string) =>
    call(async () => {
      await work()
      announce(message)
    })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const textOf = (name: string) => String(typed.get(name) ?? '')
    const tags = textOf('tags')
      .split(',')
      .map(tag => tag.trim())
      .filter(Boolean)
    const details = { name: textOf('name'), alt: textOf('alt'), folder: textOf('folder'), tags, focalPoint, crops }
    void act(() => savePicture(id, details), words.pictures.saved)
  }

  const replace = (files: FileList | null) =>
    files?.[0] && act(() => replaceFile(id, files[0] as File), words.pictures.replaced)

  return (
    <Window title={name} isOpen onOpenChange={onClose} size="large">
      <p>{words.pictures.facts(width, height)}</p>
      <form className="picture-details" onSubmit={submit}>
        <PictureParts picture={{ ...picture, focalPoint, crops }} onChange={setParts} isFixed={isFixed} />
        <fieldset className="form-column" disabled={isFixed}>
          <TextField name="name" label={words.tree.name} defaultValue={name} />
          <TextField name="alt" label={words.pictures.alt} hint={words.pictures.altHelp} defaultValue={alt} optional />
          {!isFixed && (
            <>
              <TextField name="folder" label={words.pictures.folder} defaultValue={folder} maxLength={60} optional />
              <TextField
                name="tags"
                label={words.pictures.tags}
                hint={words.pictures.tagsHelp}
                defaultValue={tags.join(', ')}
                optional
              />
            </>
          )}
          {isFixed ? (
            <p>{words.pictures.fixed}</p>
          ) : (
            <p className="buttons">
              <MainButton type="submit">{words.pictures.save}</MainButton>
              <FileTrigger acceptedFileTypes={pictureTypes} onSelect={replace}>
                <Button className="button button--quiet">{words.pictures.replace}</Button>
              </FileTrigger>
              <QuietButton
                disabled={usedBy.length > 0}
                onClick={() => act(() => deletePicture(id), words.pictures.deleted)}
              >
                {words.pictures.remove}
              </QuietButton>
            </p>
          )}
        </fieldset>
      </form>
      <h3>{words.pictures.usedBy(usedBy.length)}</h3>
      <ul className="paths">
        {usedBy.map(page => (
          <li key={page.key}>
            <Link to={`/pages/${page.key}`}>{page.name}</Link>
          </li>
        ))}
      </ul>
    </Window>
  )
}
