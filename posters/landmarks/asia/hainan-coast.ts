import { shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { palm } from '../../strokes/shapes.ts'

/** A block of weathered granite from its left foot: sunlit crown, shaded flank, one joint down its face. */
const boulder = (ink: Ink, x: number, y: number, w: number, h: number) => {
  const p = (dx: number, up: number) => `${x + dx * w} ${y - up * h}`
  const whole = `M${p(0.02, 0)}Q${p(-0.04, 0.3)} ${p(0.02, 0.6)}Q${p(0.06, 0.84)} ${p(0.24, 0.92)}Q${p(0.44, 1.04)} ${p(0.66, 0.97)}Q${p(0.9, 0.92)} ${p(0.95, 0.68)}Q${p(1.04, 0.3)} ${p(0.97, 0)}z`
  const flank = `M${p(0.66, 0.97)}Q${p(0.9, 0.92)} ${p(0.95, 0.68)}Q${p(1.04, 0.3)} ${p(0.97, 0)}H${x + w * 0.5}Q${p(0.64, 0.3)} ${p(0.6, 0.6)}Q${p(0.58, 0.8)} ${p(0.66, 0.97)}z`
  const crown = `M${p(0.02, 0.6)}Q${p(0.06, 0.84)} ${p(0.24, 0.92)}Q${p(0.44, 1.04)} ${p(0.66, 0.97)}Q${p(0.56, 0.84)} ${p(0.36, 0.8)}Q${p(0.16, 0.76)} ${p(0.02, 0.6)}z`
  return (
    shape(ink.paper, whole) +
    shape(ink.shade, whole, 0.5) +
    shape(ink.paper, crown, 0.6) +
    shape(ink.deep, flank, 0.55) +
    stroke(
      ink.deep,
      4,
      `M${p(0.36, 0.8)}Q${p(0.4, 0.5)} ${p(0.33, 0.3)}L${p(0.35, 0.04)}M${p(0.05, 0.36)}Q${p(0.2, 0.32)} ${p(0.34, 0.36)}`,
      0.45,
    )
  )
}

/** Tianya Haijiao near Sanya, Hainan: great granite blocks on the beach, one standing alone, coconut palms over them. */
export const hainanCoast: Landmark = ink => {
  const coconut = (x: number, y: number, height: number, lean: number) =>
    palm(x, y, height, lean, ink.deep, ink.leaf, ink.leaf) +
    shape(
      ink.accent,
      `M${x + lean - 12} ${y - height + 8}a11 12 0 1 0 .1 0zM${x + lean + 14} ${y - height + 10}a11 12 0 1 0 .1 0z`,
    )
  return (
    shape(ink.shade, 'M-1000 600V560Q-300 520 60 572Q200 590 330 600zM700 600Q900 560 1100 545T2200 540V600z', 0.4) +
    coconut(330, 720, 430, 60) +
    coconut(372, 700, 330, -120) +
    boulder(ink, 640, 680, 130, 200) +
    boulder(ink, 716, 704, 220, 340) +
    boulder(ink, 480, 706, 200, 190) +
    boulder(ink, 640, 724, 130, 96) +
    boulder(ink, 868, 730, 170, 120) +
    shape(ink.deep, 'M480 706H650L660 724H770L870 730H1036Q1060 736 1040 746Q800 766 580 730z', 0.25) +
    coconut(880, 772, 600, -110)
  )
}
