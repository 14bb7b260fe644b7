import { TextArea } from '@agency/ui/forms/field.tsx'
import { useState } from 'react'
import { isUpload, picturesIn, propertyOf, savePicture, thumbnailOf } from '../../calls/media.ts'
import { usePictureNames } from '../../media/picture-names.ts'
import { PictureWindow } from '../../media/picture-window.tsx'
import { usePictures } from '../../media/use-pictures.ts'
import { announce } from '../../parts/announcements.tsx'
import { SmallButton } from '../../parts/forms/buttons.tsx'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { Window } from '../../parts/window.tsx'
import { labelOf } from '../../words/labels.ts'
import { words } from '../../words/words.ts'
import type { FieldProps } from '../plain/field-props.ts'
import { PickedValue } from './picked-value.tsx'

export function PictureField(field: FieldProps<string>) {
  const { value, onChange } = field
  const nameOf = usePictureNames(value)
  const [asks, setAsks] = useState<'picture' | 'words'>()
  return (
    <PickedValue
      {...field}
      shown={value && (isInLibrary(value) ? nameOf(value) : value)}
      picture={value && <img className="picked__picture" src={thumbnailOf(value)} alt="" width={160} height={120} />}
      action={value ? words.pictures.change : words.pictures.pick}
      onOpen={() => setAsks('picture')}
      more={
        value &&
        isUpload(value) && (
          <SmallButton
            aria-label={words.fields.actionOn(words.pictures.describe, labelOf(field.path))}
            onClick={() => setAsks('words')}
          >
            {words.pictures.describe}
          </SmallButton>
        )
      }
    >
      <PictureWindow isOpen={asks === 'picture'} onOpenChange={() => setAsks(undefined)} onPick={onChange} />
      {asks === 'words' && value && <DescribePicture value={value} onClose={() => setAsks(undefined)} />}
    </PickedValue>
  )
}

/** Other pictures have addresses. */
const isInLibrary = (value: string) => picturesIn(value)[0] === value

type DescribePictureProps = { value: string; onClose: () => void }

function DescribePicture({ value, onClose }: DescribePictureProps) {
  const { pictures } = usePictures('')
  const picture = pictures.find(one => propertyOf(one) === value)

  async function save(id: string, alt = '') {
    await savePicture(id, { alt })
    announce(words.pictures.saved)
    onClose()
  }

  return (
    <Window title={words.pictures.describe} isOpen onOpenChange={onClose}>
      {picture && (
        <SubmitForm action={words.pictures.save} work={({ alt }) => save(picture.id, alt)}>
          <img className="text__picture" src={thumbnailOf(value)} alt="" />
          <TextArea
            name="alt"
            label={words.pictures.alt}
            hint={words.pictures.altEverywhere(picture.usedBy.length)}
            rows={3}
            required={false}
            defaultValue={picture.alt}
          />
        </SubmitForm>
      )}
    </Window>
  )
}
