import { FieldFrame } from '@agency/ui/forms/field.tsx'
import { useState } from 'react'
import { PictureWindow } from '../../media/picture-window.tsx'
import { thumbnailOf } from '../../media/thumbnail.ts'
import { words } from '../../words.ts'
import type { FieldProps } from '../field-props.ts'
import { useFrame } from '../input-fields.tsx'

/** A picture, picked from those that there are. */
export function PictureField({ value, onChange, ...field }: FieldProps<string>) {
  const { frame, control } = useFrame(field)
  const [picking, setPicking] = useState(false)
  return (
    <FieldFrame {...frame}>
      <div className="picked">
        {value && <img className="picked__picture" src={thumbnailOf(value)} alt="" width={160} height={120} />}
        <output className="picked__value">{value ? value.replace(/^poster:/, '') : words.fields.nothing}</output>
        <button type="button" {...control} className="pick" onClick={() => setPicking(true)}>
          {value ? words.pictures.change : words.pictures.pick}
        </button>
        {value && !field.required && (
          <button type="button" className="pick" onClick={() => onChange(undefined)}>
            {words.fields.clear}
          </button>
        )}
      </div>
      <PictureWindow isOpen={picking} onOpenChange={setPicking} onPick={onChange} />
    </FieldFrame>
  )
}
