import { coordinatesOf, type Part, partShown } from '@agency/contracts/manage/crop-part.ts'
import { type CropAlias, cropSizes, type Picture } from '@agency/contracts/manage/media.ts'
import { type PointerEvent, useRef } from 'react'
import { SmallButton } from '../../parts/forms/buttons.tsx'
import { words } from '../../words/words.ts'
import { byKey, drawn, moved, resized } from './part-moves.ts'
import { PartNumbers } from './part-numbers.tsx'

type PartEditorProps = {
  picture: Picture
  alias: CropAlias
  onChange: (coordinates: ReturnType<typeof coordinatesOf> | undefined) => void
}

const percent = (share: number) => `${share * 100}%`
const sharpEnough = 0.6

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

type Place = { left: number; top: number }
type Drag = { kind: string; from: Place; part: Part }

/** Elsewhere in the picture a press draws a new part. */
const kindOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-part]')?.dataset.part ?? 'draw'

function placeOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Place {
  const box = currentTarget.getBoundingClientRect()
  const share = (at: number, start: number, length: number) => Math.min(1, Math.max(0, (at - start) / length))
  return { left: share(clientX, box.left, box.width), top: share(clientY, box.top, box.height) }
}

/** Moves a part, drags its corner, or draws another one. */
function usePartDrag(part: Part, onChange: (part: Part) => void) {
  const drag = useRef<Drag>(undefined)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { kind: kindOf(event.target), from: placeOf(event), part }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag.current) onChange(dragged(drag.current, placeOf(event)))
    },
    onPointerUp() {
      drag.current = undefined
    },
    onPointerCancel() {
      drag.current = undefined
    },
  }
}

function dragged({ kind, from, part }: Drag, to: Place): Part {
  const [right, down] = [to.left - from.left, to.top - from.top]
  if (kind === 'move') return moved(part, { left: part.left + right, top: part.top + down })
  if (kind === 'corner') return resized(part, part.width + Math.max(right, (down * part.width) / part.height))
  return drawn(from, to, part)
}
