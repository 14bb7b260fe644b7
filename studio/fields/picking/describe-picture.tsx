import { TextArea } from '@agency/ui/forms/field.tsx'
import { type FormEvent, useState } from 'react'
import { propertyOf, savePicture, thumbnailOf } from '../../calls/media.ts'
import { usePictures } from '../../media/use-pictures.ts'
import { announce, announceFault } from '../../parts/announcements.tsx'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'

type DescribePictureProps = {
  /** An uploaded picture, as properties name it. */
  value: string
  onClose: () => void
}

/** Says in words what a picture of the library shows, for every page that uses it. */
export function DescribePicture({ value, onClose }: DescribePictureProps) {
  const [busy, setBusy] = useState(false)
  const { pictures } = usePictures('')
  const picture = pictures.find(one => propertyOf(one) === value)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!picture) return
    const alt = String(new FormData(event.currentTarget).get('alt'))
    setBusy(true)
    try {
      await savePicture(picture.id, { alt })
      announce(words.pictures.saved)
      onClose()
    } catch (error) {
      announceFault(error)
      setBusy(false)
    }
  }

  return (
    <Window title={words.pictures.describe} isOpen onOpenChange={onClose}>
      {picture && (
        <form className="form-column" onSubmit={save}>
          <img className="text__picture" src={thumbnailOf(value)} alt="" />
          <TextArea
            name="alt"
            label={words.pictures.alt}
            hint={words.pictures.altEverywhere(picture.usedBy.length)}
            rows={3}
            required={false}
            defaultValue={picture.alt}
          />
          <button type="submit" className="button" disabled={busy}>
            {words.pictures.save}
          </button>
        </form>
      )}
    </Window>
  )
}
