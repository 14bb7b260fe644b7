import { coordinatesOf, type Part, partShown } from '@agency/contracts/manage/crop-part.ts'
import { type CropAlias, cropSizes, type Picture } from '@agency/contracts/manage/media.ts'
import { SmallButton } from '../../parts/forms/buttons.tsx'
import { words } from '../../words/words.ts'
import { byKey } from './part-moves.ts'
import { PartNumbers } from './part-numbers.tsx'
import { usePartDrag } from './use-part-drag.ts'

type PartEditorProps = {
  picture: Picture
  alias: CropAlias
  /** Undefined crops around the focal point. */
  onChange: (coordinates: ReturnType<typeof coordinatesOf> | undefined) => void
}

const percent = (share: number) => `${share * 100}%`
const sharpEnough = 0.6

/** Edits the area of a picture that one frame shows: with the pointer, with the keyboard, or in numbers. */
export function PartEditor({ picture, alias, onChange }: PartEditorProps) {
  const { url, alt, width, crops } = picture
  const part = partShown(picture, alias)
  const frame = words.crops.frames[alias]
  const change = (next: Part) => onChange(coordinatesOf(next))
  const drag = usePartDrag(part, change)
  const pixels = Math.round(part.width * width)
  return (
    <div className="part-editor">
      <p className="field__hint">{words.crops.help}</p>
      <div className="part-editor__picture" {...drag}>
        <img src={url} alt={alt} draggable={false} />
        <button
          type="button"
          className="part-editor__part"
          data-part="move"
          aria-label={words.crops.part(frame)}
          aria-describedby="part-said"
          style={{
            left: percent(part.left),
            top: percent(part.top),
            width: percent(part.width),
            height: percent(part.height),
          }}
          onKeyDown={event => {
            const next = byKey(part, event.key, event.shiftKey)
            if (next === undefined) return
            event.preventDefault()
            change(next)
          }}
        >
          <span data-part="corner" />
        </button>
      </div>
      <output id="part-said">{words.crops.position(part)}</output>
      <PartNumbers part={part} onChange={change} />
      {pixels < cropSizes[alias].width * sharpEnough && <p>{words.crops.small(pixels)}</p>}
      <SmallButton
        disabled={!crops.some(crop => crop.alias === alias && crop.coordinates)}
        onClick={() => onChange(undefined)}
      >
        {words.crops.reset}
      </SmallButton>
    </div>
  )
}
