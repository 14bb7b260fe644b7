import { useState } from 'react'
import { picturesIn, thumbnailOf } from '../../calls/media.ts'
import { usePictureNames } from '../../media/picture-names.ts'
import { PictureWindow } from '../../media/picture-window.tsx'
import { words } from '../../words/words.ts'
import type { FieldProps } from '../plain/field-props.ts'
import { PickedValue } from './picked-value.tsx'

/** A picture from the library. */
export function PictureField(field: FieldProps<string>) {
  const { value, onChange } = field
  const nameOf = usePictureNames(value)
  const [picking, setPicking] = useState(false)
  return (
    <PickedValue
      {...field}
      shown={value && (isInLibrary(value) ? nameOf(value) : value)}
      picture={value && <img className="picked__picture" src={thumbnailOf(value)} alt="" width={160} height={120} />}
      action={value ? words.pictures.change : words.pictures.pick}
      onOpen={() => setPicking(true)}
    >
      <PictureWindow isOpen={picking} onOpenChange={setPicking} onPick={onChange} />
    </PickedValue>
  )
}

/** Other pictures are named by their addresses. */
const isInLibrary = (value: string) => picturesIn(value)[0] === value
