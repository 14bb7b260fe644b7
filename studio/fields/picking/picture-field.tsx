import { useState } from 'react'
import { thumbnailOf } from '../../calls/media.ts'
import { PictureWindow } from '../../media/picture-window.tsx'
import { words } from '../../words/words.ts'
import type { FieldProps } from '../plain/field-props.ts'
import { PickedValue } from './picked-value.tsx'

/** A picture from the library. */
export function PictureField(field: FieldProps<string>) {
  const { value, onChange } = field
  const [picking, setPicking] = useState(false)
  return (
    <PickedValue
      {...field}
      shown={value?.replace(/^poster:/, '')}
      picture={value && <img className="picked__picture" src={thumbnailOf(value)} alt="" width={160} height={120} />}
      action={value ? words.pictures.change : words.pictures.pick}
      onOpen={() => setPicking(true)}
    >
      <PictureWindow isOpen={picking} onOpenChange={setPicking} onPick={onChange} />
    </PickedValue>
  )
}
