import type { Landmark } from '../../strokes/landmark.ts'
import { at, circle, path, rect, stroke } from '../../strokes/shapes.ts'

/** Dataran Lang, Kuah: the great red-brown eagle about to take flight from its star-shaped plinth by the water. */
export const langkawiEagle: Landmark = ink => {
  // One wing, rising to the right of the shoulder.
  const wing =
    path(
      ink.shade,
      'M20-40Q60-190 190-250Q300-300 372-420Q392-330 366-262Q386-262 392-272Q384-206 344-172Q360-168 370-174Q350-116 302-96Q314-88 326-92Q296-44 244-36Q250-28 262-28Q214 10 150 2Q90 20 30 10z',
    ) +
    path(ink.base, 'M20-50Q60-190 190-250Q300-300 372-420Q370-320 300-250Q280-150 200-96Q120-40 30-20z') +
    path(ink.light, 'M40-90Q80-190 196-246Q300-296 366-400Q350-310 276-256Q180-220 130-150Q90-100 40-60z') +
    stroke(ink.deep, 4, 'M366-262Q320-200 240-150M344-172Q290-120 214-90M302-96Q250-60 180-44M244-36Q190-16 120-10')
  const yellow = ink.night ? '#b98f45' : '#eab23c'
  const body =
    path(ink.shade, 'M-44 110L-84 236Q-34 256 0 222Q34 256 84 236L44 110z') +
    stroke(ink.deep, 4, 'M-34 150l-20 84M0 160v58M34 150l20 84') +
    path(ink.base, 'M-74 60Q-104-80-56-170Q0-210 60-170Q104-80 72 60Q46 150 0 176Q-46 150-74 60z') +
    path(ink.shade, 'M22-176Q74-150 80-60Q86 60 0 176Q34 60 36-40Q36-120 22-176z') +
    path(
      ink.paper,
      'M-66-150Q-70-250-10-262Q62-262 68-150Q74-90 58-40L46-62L38 0L22-34L8 40L-8-24L-26 22L-36-44L-54-20Q-70-80-66-150z',
    ) +
    path(ink.light, 'M30-258Q64-236 68-150Q74-90 58-40L46-62L38 0L26-26Q48-130 30-258z') +
    path(ink.paper, 'M-62-220Q-66-300 8-306Q76-300 74-210Q70-160 40-150H-40z') +
    path(ink.light, 'M30-302Q76-290 74-210Q70-160 40-150Q60-220 30-302z') +
    path(yellow, 'M-54-268Q-116-280-138-222Q-144-196-130-176Q-118-204-88-208Q-62-208-50-216z') +
    path(ink.deep, 'M-130-176Q-118-204-88-208L-50-216L-50-226Q-92-226-130-176z') +
    path(ink.deep, 'M-44-268L10-254Q2-236-18-238Q-30-244-44-268z') +
    circle(yellow, -12, -248, 4.5) +
    path(
      yellow,
      'M-62 116q-10 46-38 68q14 14 34 4q4 14 18 12q16-34 24-66zM62 116q10 46 38 68q-14 14-34 4q-4 14-18 12q-16-34-24-66z',
    )
  const plinth =
    path(ink.paper, 'M-250 246L-150 206H150L250 246L150 282H-150z') +
    path(ink.light, 'M-250 246L-150 282H150L250 246V278L150 316H-150L-250 278z') +
    path(ink.shade, 'M150 282L250 246V278L150 316z') +
    path(ink.paper, 'M-380 330L-240 284H240L380 330L240 368H-240z') +
    path(ink.light, 'M-380 330L-240 368H240L380 330V352L240 396H-240L-380 352z') +
    path(ink.shade, 'M240 368L380 330V352L240 396z') +
    rect(ink.accent, -150, 292, 300, 6)
  const eagle = at(26, -10, wing, 0.8, 0.66) + at(-26, -10, wing, -0.8, 0.66) + body
  return at(600, 420, at(0, 0, plinth, 0.98, 0.86) + at(0, 0, eagle, 0.96))
}
