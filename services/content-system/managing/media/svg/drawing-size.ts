import { DrawingRefused } from './drawing-refused.ts'

export type Box = { left: number; top: number; width: number; height: number }

const MAX_RATIO = 20
const NO_SIZE = 'This SVG does not say how large it is. Please export it again with a size, or as PNG.'
const TOO_LONG = `This drawing is more than ${MAX_RATIO} times as long as it is high, or the other way round, and pages cannot show that. Please crop it.`

/** Pixels of CSS. Sizes of type are those that browsers begin with. */
const units: Record<string, number> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
}
/** What a share is of where nothing else is known: the size that browsers give to a drawing. */
const whole = { width: 300, height: 150 }

/**
 * What a drawing covers, by its viewBox or else its size, in pixels of CSS.
 * @param attributes Of its root.
 * @throws {DrawingRefused} when it has no size, or a shape that no page shows.
 */
export function sizeOf(attributes: Map<string, string>): Box {
  const box = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [left = 0, top = 0, width = 0, height = 0] = box.length === 4 ? box : [0, 0, ...sides(attributes)]
  const isSound = [left, top, width, height].every(Number.isFinite) && width > 0 && height > 0
  if (!isSound) throw new DrawingRefused(NO_SIZE)
  if (Math.max(width / height, height / width) > MAX_RATIO) throw new DrawingRefused(TOO_LONG)
  return { left, top, width, height }
}

function sides(attributes: Map<string, string>): [number, number] {
  const given = (['width', 'height'] as const).map(side => pixels(attributes.get(side), whole[side]))
  if (given.every(side => side === undefined)) throw new DrawingRefused(NO_SIZE)
  return [given[0] ?? whole.width, given[1] ?? whole.height]
}

function pixels(length: string | undefined, all: number): number | undefined {
  const [, number, unit = ''] = /^\s*\+?(\d*\.?\d+(?:e[-+]?\d{1,3})?)\s*([a-z]*|%)\s*$/i.exec(length ?? '') ?? []
  if (number === undefined) return undefined
  const rounded = (value: number) => Math.round(value * 1000) / 1000
  return rounded(
    unit === '%' ? (Number(number) * all) / 100 : Number(number) * (units[unit.toLowerCase()] ?? Number.NaN),
  )
}
