import type { Ink, Landmark } from '../strokes/landmark.ts'
import { mix } from './colour.ts'

/**
 * A landmark whose own colours are part of what people know it by (a vermilion gate, a blue roof):
 * it keeps them in every palette, dimmed at night; the palette still paints everything around it.
 */
export const painted =
  (own: { base?: string; accent?: string }, draw: Landmark): Landmark =>
  ink =>
    draw({
      ...ink,
      ...(own.base ? faces(ink, own.base) : {}),
      ...(own.accent ? { accent: seen(ink, own.accent) } : {}),
    })

const seen = (ink: Ink, colour: string) => mix(colour, ink.deep, ink.night ? 0.36 : 0.05)

/** The main colour with its sunlit and its shaded side. */
const faces = (ink: Ink, colour: string) => {
  const base = seen(ink, colour)
  return { base, light: mix(base, ink.paper, 0.42), shade: mix(base, ink.deep, 0.36) }
}
