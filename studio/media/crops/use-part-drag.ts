import type { Part } from '@agency/contracts/manage/crop-part.ts'
import { type PointerEvent, useRef } from 'react'
import { drawn, moved, resized } from './part-moves.ts'

type Place = { left: number; top: number }
type Drag = { kind: string; from: Place; part: Part }

/** What a press drags: the element's `data-part`; elsewhere in the picture it draws a new part. */
const kindOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-part]')?.dataset.part ?? 'draw'

function placeOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Place {
  const box = currentTarget.getBoundingClientRect()
  const share = (at: number, start: number, length: number) => Math.min(1, Math.max(0, (at - start) / length))
  return { left: share(clientX, box.left, box.width), top: share(clientY, box.top, box.height) }
}

/** Pointer handlers for a picture: move a part, drag its corner, or draw another part. */
export function usePartDrag(part: Part, onChange: (part: Part) => void) {
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
