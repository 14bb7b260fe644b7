import { useState } from 'react'
import { isUpload, picturesIn, thumbnailOf } from '../../calls/media.ts'
import { usePictureNames } from '../../media/picture-names.ts'
import { PictureWindow } from '../../media/picture-window.tsx'
import { SmallButton } from '../../parts/forms/buttons.tsx'
import { labelOf } from '../../words/labels.ts'
import { words } from '../../words/words.ts'
import type { FieldProps } from '../plain/field-props.ts'
import { DescribePicture } from './describe-picture.tsx'
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
