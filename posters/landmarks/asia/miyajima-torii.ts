import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'

/** The great torii of Itsukushima, Miyajima: camphor pillars with their four buttress posts, standing in the tide. */
export const miyajimaTorii = painted({ base: '#cc4a2e', accent: '#e2a93a' }, ink => {
  const posts =
    // Buttress posts before and behind the pillar, with their ties and little roofs.
    shape(ink.shade, 'M462 420H484L492 664H458z') +
    shape(ink.base, 'M336 440H366L360 690H322z') +
    shape(ink.light, 'M336 440H346L336 690H322z', 0.8) +
    box(ink.shade, 326, 500, 170, 22) +
    box(ink.base, 326, 500, 170, 9) +
    box(ink.shade, 322, 606, 174, 20) +
    shape(ink.deep, 'M322 442L351 418L380 442zM452 424L473 404L496 424z') +
    // Main pillar, thick and a little bent like the trunk it was.
    shape(ink.base, 'M390 290H452Q450 400 460 500L470 690H378Q378 560 386 470Q394 380 390 290z') +
    shape(ink.light, 'M390 290H408Q412 400 402 500Q396 600 400 690H378Q378 560 386 470Q394 380 390 290z', 0.85) +
    shape(ink.deep, 'M432 290H452Q450 400 460 500L470 690H440Q440 560 434 470Q430 380 432 290z', 0.32) +
    shape(ink.deep, 'M376 660H472L474 692H374z', 0.55)
  return (
    shape(
      ink.leaf,
      'M-1000 614V540Q-600 470 -200 520Q100 380 330 440Q480 350 640 420Q760 380 900 460Q1200 420 1500 510T2200 540V614z',
      0.55,
    ) +
    shape(ink.leaf, 'M-1000 614V580Q-500 530 0 572Q300 500 560 560Q800 520 1100 570Q1600 540 2200 580V614z', 0.8) +
    mirrored(600, posts) +
    box(ink.deep, 730, 420, 140, 270, 0.14) +
    // Tie beam with its wedges, the strut and the tablet.
    box(ink.base, 322, 352, 556, 40) +
    box(ink.light, 322, 352, 556, 12) +
    box(ink.deep, 322, 380, 556, 12, 0.35) +
    mirrored(600, box(ink.shade, 372, 344, 14, 56) + box(ink.shade, 456, 344, 14, 56)) +
    box(ink.base, 574, 280, 52, 76) +
    box(ink.deep, 564, 286, 72, 62) +
    box(ink.accent, 570, 292, 60, 50) +
    stroke(ink.deep, 5, 'M588 304v26M600 304v26M612 304v26', 0.85) +
    // Lintel, doubled and curved, under a ridge of cypress bark.
    shape(ink.base, 'M268 246Q600 296 932 246L924 292Q600 306 276 292z') +
    shape(ink.light, 'M270 258Q600 304 930 258L928 270Q600 312 272 270z', 0.7) +
    shape(ink.deep, 'M276 282Q600 300 924 282L924 292Q600 308 276 292z', 0.45) +
    shape(ink.deep, 'M236 196Q420 240 600 240Q780 240 964 196L940 250Q600 292 260 250z') +
    shape(ink.shade, 'M236 196Q420 240 600 240Q780 240 964 196L954 214Q780 254 600 254Q420 254 246 214z') +
    mirrored(600, shape(ink.glow, 'M300 238a12 12 0 1 0 .1 0z', 0.9)) +
    // Reflection in the tide.
    mirrored(600, shape(ink.base, 'M374 694H474L468 800H384zM320 694H362L358 760H326z', 0.45)) +
    box(ink.base, 330, 800, 540, 20, 0.3) +
    stroke(
      ink.paper,
      5,
      'M330 700h60M440 706h80M690 704h90M810 700h70M380 736h110M560 726h110M720 746h90M420 772h70M640 766h120',
      0.6,
    ) +
    stroke(
      ink.paper,
      4,
      repeat(2, i => `M${350 + i * 370} 692q74 14 148 0`),
      0.8,
    )
  )
})
