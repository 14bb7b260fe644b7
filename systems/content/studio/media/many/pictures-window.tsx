import type { Picture } from '@agency/contracts/manage/media.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { useState } from 'react'
import { deletePicture, savePicture } from '../../calls/media.ts'
import { MainButton } from '../../parts/forms/buttons.tsx'
import { EachOutcome } from '../../parts/forms/each-of-many.tsx'
import { useCall } from '../../parts/forms/use-call.ts'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'
import { DescribeForm } from './describe-form.tsx'
import { foldersOf, tagsOf } from './picture-terms.ts'

export type PictureAction = 'describe' | 'tag' | 'folder' | 'remove'

type Details = Partial<Pick<Picture, 'alt' | 'folder' | 'tags'>>

type PicturesWindowProps = { action: PictureAction; pictures: Picture[]; all: Picture[]; onClose: () => void }

/** With a way back. */
export function PicturesWindow({ action, pictures, all, onClose }: PicturesWindowProps) {
  const calls = useCall()
  const itemOf = (picture: Picture) => ({ picture, key: picture.id, name: picture.name })

  /** @param detailsOf undefined for an unchanged picture */
  function change(detailsOf: (picture: Picture) => Details | undefined) {
    const wanted = pictures.filter(picture => detailsOf(picture) !== undefined)
    return calls.each(wanted.map(itemOf), async ({ picture }) => {
      if (picture.drawn) throw new Error(words.manyPictures.drawing)
      const { id, alt, folder, tags } = picture
      const details = detailsOf(picture) ?? {}
      await savePicture(id, details)
      const before = Object.entries({ alt, folder, tags }).filter(([name]) => name in details)
      return { undo: () => savePicture(id, Object.fromEntries(before)) }
    })
  }
  const remove = () =>
    calls.each(pictures.map(itemOf), async ({ picture }) => {
      if (picture.drawn) throw new Error(words.manyPictures.drawing)
      await deletePicture(picture.id)
      return undefined
    })

  return (
    <Window
      title={words.manyPictures.titles[action](pictures.length)}
      isOpen
      onOpenChange={onClose}
      size={action === 'describe' ? 'large' : undefined}
    >
      {calls.progress === undefined && (
        <>
          {action === 'describe' && <DescribeForm pictures={pictures} onSave={alts => change(altFrom(alts))} />}
          {action === 'tag' && (
            <TermForm
              name="tag"
              terms={tagsOf(all)}
              action={words.manyPictures.actions.tag}
              onSave={tag => change(({ tags }) => (tags.includes(tag) ? undefined : { tags: [...tags, tag] }))}
            />
          )}
          {action === 'folder' && (
            <TermForm
              name="folder"
              terms={foldersOf(all)}
              action={words.manyPictures.actions.folder}
              isOptional
              onSave={folder => change(picture => (picture.folder === folder ? undefined : { folder }))}
            />
          )}
          {action === 'remove' && (
            <>
              <p>{words.manyPictures.removeHelp}</p>
              <MainButton onClick={remove}>{words.manyPictures.actions.remove}</MainButton>
            </>
          )}
        </>
      )}
      <EachOutcome calls={calls} />
    </Window>
  )
}

/** Only changed descriptions are saved. */
const altFrom = (alts: ReadonlyMap<string, string>) => (picture: Picture) => {
  const alt = alts.get(picture.id)
  return alt === undefined || alt === picture.alt ? undefined : { alt }
}

type TermFormProps = {
  name: 'tag' | 'folder'
  terms: ReturnType<typeof tagsOf>
  action: string
  isOptional?: boolean
  onSave: (term: string) => void
}

/** One word for all pictures. */
function TermForm({ name, terms, action, isOptional = false, onSave }: TermFormProps) {
  const [term, setTerm] = useState('')
  return (
    <div className="form-column">
      <TextField
        name={`many-${name}`}
        label={words.manyPictures.terms[name]}
        list={`many-${name}-list`}
        value={term}
        maxLength={name === 'tag' ? 40 : 60}
        autoComplete="off"
        required={!isOptional}
        onChange={({ target }) => setTerm(target.value)}
      />
      <datalist id={`many-${name}-list`}>
        {terms.map(({ value, count }) => (
          <option key={value} value={value} label={`${value} (${count})`} />
        ))}
      </datalist>
      {isOptional && <p className="field__hint">{words.manyPictures.folderHelp}</p>}
      <MainButton disabled={!isOptional && term === ''} onClick={() => onSave(term.trim().replace(/,/g, ' '))}>
        {action}
      </MainButton>
    </div>
  )
}
