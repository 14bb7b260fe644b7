import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'

/** A lotus-bud tower in nine rings, foot at `y`. */
const tower = (ink: Ink, x: number, y: number, half: number, height: number) => {
  const ring = (i: number) => {
    const up = i / 9
    const wide = half * (i < 3 ? 0.94 + up * 0.2 : Math.cos(((up - 0.3) / 0.74) * (Math.PI / 2)) ** 0.8)
    const [top, tall] = [y - height * 0.24 - height * 0.7 * ((i + 1) / 9), height * 0.078]
    return (
      shape(
        ink.base,
        `M${x - wide} ${top + tall}l${-half * 0.06} ${-tall * 0.5}l${half * 0.1} ${-tall * 0.5}H${x + wide - half * 0.04}l${half * 0.1} ${tall * 0.5}l${-half * 0.06} ${tall * 0.5}z`,
      ) +
      shape(
        ink.light,
        `M${x - wide} ${top + tall}l${-half * 0.06} ${-tall * 0.5}l${half * 0.1} ${-tall * 0.5}H${x - wide * 0.3}V${top + tall}z`,
        0.8,
      ) +
      shape(
        ink.deep,
        `M${x + wide * 0.34} ${top}H${x + wide - half * 0.04}l${half * 0.1} ${tall * 0.5}l${-half * 0.06} ${tall * 0.5}H${x + wide * 0.34}z`,
        0.34,
      ) +
      stroke(ink.deep, 2.5, `M${x - wide} ${top + tall}h${wide * 2}`, 0.5)
    )
  }
  return (
    box(ink.base, x - half, y - height * 0.26, half * 2, height * 0.26) +
    box(ink.light, x - half, y - height * 0.26, half * 0.5, height * 0.26) +
    box(ink.deep, x + half * 0.34, y - height * 0.26, half * 0.66, height * 0.26, 0.34) +
    box(ink.deep, x - half * 0.2, y - height * 0.17, half * 0.4, height * 0.17, 0.85) +
    repeat(9, ring) +
    shape(
      ink.base,
      `M${x - half * 0.16} ${y - height * 0.94}Q${x - half * 0.16} ${y - height} ${x} ${y - height * 1.03}Q${x + half * 0.16} ${y - height} ${x + half * 0.16} ${y - height * 0.94}z`,
    )
  )
}

/** A gallery: ribbed vault over a row of pillars. */
const gallery = (ink: Ink, x: number, y: number, width: number, height: number) =>
  box(ink.base, x, y - height, width, height) +
  box(ink.deep, x, y - height * 0.62, width, height * 0.5, 0.75) +
  (ink.night ? box(ink.glow, x, y - height * 0.6, width, height * 0.44, 0.35) : '') +
  stroke(
    ink.light,
    5,
    repeat(Math.floor(width / 17), i => `M${x + 8 + i * 17} ${y - height * 0.62}v${height * 0.5}`),
  ) +
  shape(
    ink.shade,
    `M${x - 8} ${y - height * 0.64}Q${x} ${y - height * 1.1} ${x + 14} ${y - height * 1.16}H${x + width - 14}Q${x + width} ${y - height * 1.1} ${x + width + 8} ${y - height * 0.64}z`,
  ) +
  stroke(ink.deep, 2, `M${x} ${y - height * 0.84}H${x + width}M${x + 6} ${y - height}H${x + width - 6}`, 0.4) +
  stroke(ink.light, 3, `M${x + 14} ${y - height * 1.16}H${x + width - 14}`)

/** A sugar palm: straight trunk, round head of stiff leaves. */
const sugarPalm = (ink: Ink, x: number, y: number, tall: number) => {
  const r = tall * 0.2
  const ray = (i: number) =>
    `M${x} ${y - tall}L${x + Math.cos(i * 0.483) * r} ${y - tall + Math.sin(i * 0.483) * r * 0.9}L${x + Math.cos(i * 0.483 + 0.3) * r * 0.92} ${y - tall + Math.sin(i * 0.483 + 0.3) * r * 0.84}z`
  return (
    stroke(ink.deep, tall * 0.03, `M${x} ${y}Q${x + 6} ${y - tall * 0.5} ${x} ${y - tall}`) +
    shape(ink.leaf, repeat(13, ray)) +
    disc(ink.leaf, x, y - tall, r * 0.52, r * 0.48) +
    disc(ink.deep, x + r * 0.2, y - tall + r * 0.26, r * 0.4, r * 0.26, 0.35)
  )
}

/** Angkor Wat at first light: five lotus towers above the galleries, mirrored in the northern pond, sugar palms. */
export const angkorWat = painted({ base: '#a87c4e' }, ink => {
  const temple =
    mirrored(600, tower(ink, 440, 520, 38, 210)) +
    mirrored(600, gallery(ink, 330, 596, 200, 60)) +
    tower(ink, 600, 540, 62, 390) +
    mirrored(600, tower(ink, 372, 580, 46, 240)) +
    shape(ink.base, 'M520 600L548 520H652L680 600z') +
    shape(ink.light, 'M574 600L584 530H616L626 600z') +
    stroke(
      ink.shade,
      3,
      repeat(6, i => `M${582 - i * 1.4} ${540 + i * 10}h${36 + i * 2.8}`),
    ) +
    gallery(ink, 250, 640, 320, 62) +
    gallery(ink, 630, 640, 320, 62) +
    gallery(ink, 548, 636, 104, 78) +
    shape(ink.base, 'M536 570L600 520L664 570z') +
    shape(ink.deep, 'M556 566L600 532L644 566z', 0.4) +
    box(ink.deep, 584, 586, 32, 54, 0.9) +
    box(ink.base, 220, 636, 760, 14) +
    box(ink.light, 220, 632, 760, 6)
  return (
    repeat(14, i => disc(ink.leaf, -380 + i * 160, 620, 110, 60 + ((i * 37) % 40), 0.6)) +
    sugarPalm(ink, 236, 640, 330) +
    sugarPalm(ink, 980, 640, 300) +
    sugarPalm(ink, 1044, 640, 220) +
    sugarPalm(ink, 170, 640, 240) +
    temple +
    shape(ink.leaf, 'M-1000 646H2200V668Q600 656 -1000 668z') +
    shape(ink.water, 'M-1000 664H2200V1200H-1000z', 0.92) +
    // The reflection: the same mass, only as a shadow in the water.
    shape(
      ink.deep,
      'M220 668H980L960 690H870Q862 760 828 786Q794 760 786 690H662Q650 800 600 850Q550 800 538 690H414Q406 760 372 786Q338 760 330 690H240z',
      0.34,
    ) +
    stroke(ink.glow, 5, 'M560 712h80M540 742h110M570 772h70M580 800h44', 0.5) +
    stroke(ink.paper, 4, 'M260 700h90M420 726h70M720 716h110M860 742h90M300 758h60M760 770h60', 0.4) +
    shape(
      ink.leaf,
      repeat(9, i => `M${250 + ((i * 173) % 660)} ${744 + ((i * 29) % 40)}a26 7 0 1 0 52 0a26 7 0 1 0 -52 0z`),
    ) +
    shape(ink.accent, 'M300 744q-8 -14 6 -18q14 4 8 18zM880 770q-10 -16 6 -20q16 4 8 20z')
  )
})
