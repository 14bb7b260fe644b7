import { shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** A battened lugsail on its mast: `x` is the mast, `y` the foot of the sail. */
function sail(color: string, ink: Ink, x: number, y: number, width: number, height: number) {
  const top = y - height
  const [fore, aft] = [x - width * 0.36, x + width * 0.64]
  const edge = (t: number) => aft + Math.sin(t * Math.PI) * width * 0.16 - t * width * 0.2
  const batten = (i: number) => {
    const t = i / 6
    return `M${fore + t * width * 0.2} ${y - t * height * 0.9}L${edge(t)} ${y - t * height * 1.04 - 6}`
  }
  const leech = repeat(
    6,
    i =>
      `Q${edge((i + 0.5) / 6) - 12} ${y - ((i + 0.5) / 6) * height * 1.04} ${edge((i + 1) / 6)} ${y - ((i + 1) / 6) * height * 1.04 - 6}`,
  )
  return (
    stroke(ink.deep, 7, `M${x} ${y + 40}V${top - 34}`) +
    shape(color, `M${fore} ${y}L${edge(0)} ${y - 6}${leech}L${fore + width * 0.2} ${top + height * 0.1}z`) +
    shape(
      ink.deep,
      `M${x + width * 0.2} ${y - 4}L${edge(0)} ${y - 6}${leech}L${x + width * 0.12} ${top + height * 0.02}Q${x + width * 0.34} ${top + height * 0.5} ${x + width * 0.2} ${y - 4}z`,
      0.24,
    ) +
    stroke(ink.deep, 4, repeat(7, batten), 0.7)
  )
}

/** A three-masted junk seen from the side, bow to the left: `x` is amidships, `y` the water line, about 400 wide at scale 1. */
export function junk(ink: Ink, x: number, y: number, scale: number, sails: string) {
  const hull = 'M-206 -66Q-150 -34 -40 -34H96Q130 -40 150 -78H214Q216 -20 176 8H-140Q-186 -10 -206 -66z'
  return at(
    x,
    y,
    sail(sails, ink, -120, -62, 110, 170) +
      sail(sails, ink, 150, -92, 100, 160) +
      sail(sails, ink, 14, -56, 200, 330) +
      shape(ink.shade, hull) +
      shape(
        ink.deep,
        'M-206 -66Q-150 -34 -40 -34H96Q130 -40 150 -78H214L213 -62H158Q136 -26 100 -20H-40Q-150 -20 -206 -66zM60 -34H140L150 -64H66z',
      ) +
      shape(ink.deep, 'M-160 -22Q-60 -2 208 -16Q200 -4 176 8H-140Q-150 0 -160 -22z', 0.45) +
      shape(
        ink.glow,
        repeat(5, i => `M${-30 + i * 22} -12h12v-10h-12z`),
      ) +
      shape(ink.paper, 'M-230 8Q-180 -6 -120 6T60 4T180 6T236 8Q200 18 0 18T-230 8z', 0.75),
    scale,
  )
}
