import type { Part } from '@agency/contracts/manage/crop-part.ts'

const minShare = 0.06

type Place = { left: number; top: number }

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

export const moved = (part: Part, to: Place): Part => ({
  ...part,
  left: within(to.left, 0, 1 - part.width),
  top: within(to.top, 0, 1 - part.height),
})

/** In the same shape; near an edge it moves left and up to fit. */
export function resized(part: Part, width: number): Part {
  const shape = part.height / part.width
  const fitting = within(width, Math.max(minShare, minShare / shape), Math.min(1, 1 / shape))
  return moved({ ...part, width: fitting, height: fitting * shape }, part)
}

/** In the shape of another part. */
export function drawn(from: Place, to: Place, { width, height }: Part): Part {
  const shape = height / width
  const across = Math.max(Math.abs(to.left - from.left), Math.abs(to.top - from.top) / shape)
  const part = resized({ ...from, width, height }, across)
  const left = to.left < from.left ? from.left - part.width : from.left
  return moved(part, { left, top: to.top < from.top ? from.top - part.height : from.top })
}

const moveStep = 0.01
const steps: Record<string, Place> = {
  ArrowLeft: { left: -moveStep, top: 0 },
  ArrowRight: { left: moveStep, top: 0 },
  ArrowUp: { left: 0, top: -moveStep },
  ArrowDown: { left: 0, top: moveStep },
}

/** Arrow keys move, with Shift they resize. Undefined for other keys. */
export function byKey(part: Part, key: string, isShift: boolean): Part | undefined {
  const step = steps[key]
  if (step === undefined) return undefined
  if (isShift) return resized(part, part.width + step.left + step.top)
  return moved(part, { left: part.left + step.left, top: part.top + step.top })
}
