import type { Picture } from '@agency/contracts/manage/media.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { useState } from 'react'
import { MainButton } from '../../parts/forms/buttons.tsx'
import { words } from '../../words/words.ts'

type DescribeFormProps = { pictures: Picture[]; onSave: (alts: ReadonlyMap<string, string>) => void }

export function DescribeForm({ pictures, onSave }: DescribeFormProps) {
  const [alts, setAlts] = useState<ReadonlyMap<string, string>>(new Map())
  return (
    <form
      className="describe"
      onSubmit={event => {
        event.preventDefault()
        onSave(alts)
      }}
    >
      <p className="field__hint">{words.pictures.altHelp}</p>
      {pictures.map(({ id, name, alt, thumbnail, drawn }) => (
        <div key={id} className="describe__picture">
          <img src={thumbnail} alt="" width={150} height={112} loading="lazy" />
          <TextField
            name={`alt-${id}`}
            label={words.manyPictures.shows(name)}
            value={alts.get(id) ?? alt}
            maxLength={300}
            disabled={drawn}
            required={false}
            onChange={({ target }) => setAlts(new Map(alts).set(id, target.value))}
          />
        </div>
      ))}
      <MainButton type="submit" disabled={alts.size === 0}>
        {words.manyPictures.save}
      </MainButton>
    </form>
  )
}
