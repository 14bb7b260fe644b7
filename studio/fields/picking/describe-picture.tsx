import { TextArea } from '@agency/ui/forms/field.tsx'
import { propertyOf, savePicture, thumbnailOf } from '../../calls/media.ts'
import { usePictures } from '../../media/use-pictures.ts'
import { announce } from '../../parts/announcements.tsx'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'

type DescribePictureProps = {
  value: string
  onClose: () => void
}

export function DescribePicture({ value, onClose }: DescribePictureProps) {
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
