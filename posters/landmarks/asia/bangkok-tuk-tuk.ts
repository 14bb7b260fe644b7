import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const wheel = (x: number, y: number, r: number) =>
  disc('#17131c', x, y, r) + disc('#c9c4bc', x, y, r * 0.56) + disc('#5a565e', x, y, r * 0.24)

/** A tuk-tuk from its side, going left; its wheels stand on 0, 0 and it is 620 long. */
const tukTuk =
  disc('#0d0f1a', 0, 10, 350, 24, 0.4) +
  shape('#0f4a7a', 'M-230 -60Q-236 -130 -180 -150H-120V-60zM-60 -60V-170H300Q318 -110 300 -56z') +
  shape('#1f74b8', 'M-60 -74V-190H306Q322 -130 304 -92z') +
  shape('#f2c230', 'M-60 -124H312V-108H-60z') +
  shape('#c8322f', 'M70 -190V-340Q80 -360 104 -360H280Q306 -354 306 -190z') +
  shape('#8f1f22', 'M70 -190V-240H306V-190z') +
  stroke(
    '#f4d27a',
    4,
    repeat(6, i => `M${104 + i * 36} -352v100`),
  ) +
  stroke('#d9d4ca', 12, 'M-196 -150L-150 -430M310 -180V-430M70 -190V-430M-60 -180Q-64 -110 -120 -80') +
  shape('#c8322f', 'M-210 -430Q-196 -490 -130 -500H290Q340 -496 344 -430z') +
  shape(
    '#f2c230',
    repeat(6, i => `M${-190 + i * 90} -430l${14 - i * 3} -68h44l${6 - i * 3} 68z`),
  ) +
  shape('#8f1f22', `M-214 -434H350V-414${repeat(14, () => 'q-20 22 -40 0')}H-214z`) +
  shape('#1f74b8', 'M-250 -66Q-290 -110 -262 -190Q-240 -240 -196 -244L-176 -160Q-190 -110 -150 -66z') +
  disc('#fff3c4', -262, -190, 34) +
  disc('#ffffff', -266, -194, 18) +
  disc('#fff3c4', -300, -186, 120, 60, 0.14) +
  shape('#c9c4bc', 'M-300 -112q56 -40 112 0l-8 24h-92z') +
  stroke('#5a565e', 10, 'M-196 -244L-140 -270') +
  shape('#2f5f4a', 'M-96 -180Q-100 -300 -40 -316Q20 -310 26 -180z') +
  stroke('#2f5f4a', 28, 'M-60 -290Q-110 -260 -136 -268') +
  disc('#b27848', -48, -346, 34) +
  shape('#17131c', 'M-84 -352q4 -40 40 -40q36 4 32 44q-30 -24 -72 -4z') +
  stroke('#4a2a16', 4, 'M-72 -344v5M-70 -326q10 8 20 0') +
  shape('#d98a1f', 'M130 -190Q130 -280 170 -286Q216 -280 214 -190z') +
  disc('#d9a274', 170, -316, 30) +
  shape('#5a2c1c', 'M138 -310q0 -40 34 -40q34 6 30 60q-10 -34 -64 -20z') +
  wheel(-234, -44, 50) +
  wheel(216, -48, 54) +
  shape('#0f4a7a', 'M146 -90a72 66 0 0 1 142 0z')

/** A Bangkok tuk-tuk with its lamps on, before lit shop signs and the roof of a temple. */
export const bangkokTukTuk: Landmark = ink => {
  const shop = (x: number, top: number, i: number) =>
    box(i % 2 ? ink.shade : ink.base, x, top, 196, 700 - top) +
    box(ink.deep, x + 150, top, 46, 700 - top, 0.25) +
    shape(
      ink.glow,
      repeat(6, k => ((k + i) % 4 ? `M${x + 20 + (k % 3) * 56} ${top + 40 + Math.floor(k / 3) * 90}h34v50h-34z` : '')),
      0.75,
    ) +
    box('#17131c', x + 12, 520, 172, 180, 0.6) +
    shape(ink.glow, `M${x + 22} 540h152v150h-152z`, 0.55) +
    shape(i % 2 ? '#c8322f' : '#1f8a6a', `M${x} 520h196l12 40${repeat(5, () => 'q-22 24 -44 0')}z`)
  const sign = (x: number, y: number, w: number, h: number, colour: string) =>
    box(colour, x, y, w, h) +
    stroke('#fff3cf', 5, `M${x + 8} ${y + 8}h${w - 16}v${h - 16}h${16 - w}zM${x + 26} ${y + h / 2}h${w - 52}`)
  return (
    at(
      640,
      520,
      shape('#d98a1f', 'M-260 0Q-80 -60 0 -300Q80 -60 260 0z') +
        shape('#1f6a4a', 'M-190 0Q-60 -50 0 -220Q60 -50 190 0z') +
        stroke('#f4d27a', 9, 'M-280 -16Q-80 -60 0 -300Q80 -60 280 -16M0 -300q-14 -34 6 -70'),
    ) +
    repeat(14, i => (i === 8 ? '' : shop(-1000 + i * 200, 230 + ((i * 61) % 120), i))) +
    box(ink.base, 600, 500, 196, 200) +
    sign(90, 290, 90, 210, '#c8322f') +
    sign(860, 250, 100, 240, '#7a3a9a') +
    sign(1040, 380, 150, 90, '#1f8a6a') +
    box('#3a3448', -1000, 700, 3200, 500) +
    box('#8d8798', -1000, 696, 3200, 18) +
    shape(ink.glow, 'M-100 900L220 760H330L60 900z', 0.22) +
    stroke(
      '#f4e6b8',
      8,
      repeat(14, i => `M${-960 + i * 230} 866h120`),
      0.7,
    ) +
    at(610, 800, tukTuk, 1.22)
  )
}
