import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'
import { sweptRoof } from '../parts/asian-roofs.ts'
import { glassOf } from '../parts/windows.ts'

const lantern = (ink: Ink, x: number, y: number, r: number, fill: string) =>
  stroke(ink.deep, 2, `M${x} ${y - r * 2.6}V${y - r}M${x} ${y + r}v${r * 1.2}`) +
  disc(fill, x, y, r * 0.86, r) +
  shape(
    ink.deep,
    `M${x + r * 0.2} ${y - r}Q${x + r * 0.86} ${y - r * 0.6} ${x + r * 0.86} ${y}Q${x + r * 0.8} ${y + r * 0.8} ${x + r * 0.2} ${y + r}Q${x + r * 0.6} ${y} ${x + r * 0.2} ${y - r}z`,
    0.25,
  ) +
  box(ink.deep, x - r * 0.36, y - r * 1.12, r * 0.72, r * 0.24) +
  box(ink.deep, x - r * 0.36, y + r * 0.9, r * 0.72, r * 0.24)

/** A gate house at one end: plastered wall, round window, its own small roof. */
const gate = (ink: Ink) =>
  box(ink.base, 266, 424, 124, 180) +
  box(ink.light, 266, 424, 40, 180) +
  box(ink.paper, 258, 590, 140, 16) +
  disc(ink.paper, 330, 500, 36) +
  disc(glassOf(ink), 330, 500, 27) +
  stroke(ink.base, 4, 'M330 473v54M303 500h54M311 481l38 38M349 481l-38 38') +
  sweptRoof(
    { x: 328, y: 424, eave: 100, ridge: 64, height: 58, lift: 18, tiles: 11, edge: 8 },
    { tile: ink.shade, line: ink.deep, edge: ink.deep, ridge: ink.paper },
  )

/** The Japanese Covered Bridge (Chua Cau), Hoi An: a tiled wooden hall over the canal on stone piers, lanterns at dusk. */
export const hoiAnBridge: Landmark = ink => {
  const tiles = { tile: ink.shade, line: ink.deep, edge: ink.deep, ridge: ink.paper }
  const arches = archPath(476, 700, 96, 96) + archPath(600, 700, 110, 116) + archPath(724, 700, 96, 96)
  return (
    repeat(
      9,
      i =>
        box(i % 2 ? ink.base : ink.light, -300 + i * 200, 470 - ((i * 53) % 60), 190, 200, 0.75) +
        sweptRoof(
          {
            x: -205 + i * 200,
            y: 472 - ((i * 53) % 60),
            eave: 112,
            ridge: 84,
            height: 52,
            lift: 10,
            tiles: 0,
            edge: 6,
          },
          { tile: ink.shade, line: ink.deep, edge: ink.deep },
        ) +
        shape(
          glassOf(ink),
          repeat(3, k => `M${-276 + i * 200 + k * 58} ${520 - ((i * 53) % 60)}h30v46h-30z`),
          0.6,
        ),
    ) +
    shape(ink.leaf, 'M-1000 640H150Q210 600 262 640H940Q990 596 1050 640H2200V672H-1000z') +
    mirrored(600, gate(ink)) +
    box(ink.deep, 810, 424, 124, 180, 0.22) +
    box(ink.deep, 388, 410, 424, 170, 0.75) +
    box(glassOf(ink, ink.accent), 400, 440, 400, 110, ink.night ? 0.8 : 0.35) +
    repeat(8, i => box(ink.accent, 394 + i * 57.6, 410, 13, 180)) +
    repeat(8, i => box(ink.deep, 402 + i * 57.6, 410, 5, 180, 0.4)) +
    stroke(ink.accent, 7, 'M394 536Q600 510 806 536M394 574Q600 548 806 574') +
    stroke(
      ink.accent,
      3,
      repeat(40, i => `M${398 + i * 10.3} ${535 - Math.sin((i / 39) * Math.PI) * 13}v38`),
    ) +
    sweptRoof({ x: 600, y: 414, eave: 236, ridge: 190, height: 80, lift: 22, tiles: 27, edge: 10 }, tiles) +
    sweptRoof({ x: 600, y: 352, eave: 120, ridge: 84, height: 74, lift: 26, tiles: 13, edge: 9 }, tiles) +
    disc(ink.accent, 600, 268, 13) +
    shape(ink.accent, 'M502 284q-16 -6 -20 -22q20 2 32 14zM698 284q16 -6 20 -22q-20 2 -32 14z') +
    shape(ink.base, `M258 604H398Q600 566 802 604H942V700H258z${arches}`) +
    shape(ink.shade, `M258 640H942V700H258z${arches}`, 0.55) +
    stroke(ink.paper, 9, 'M258 604H398Q600 566 802 604H942') +
    shape(ink.deep, arches, 0.72) +
    shape(ink.deep, 'M802 604H942V700H802z', 0.2) +
    shape(ink.water, 'M-1000 690H2200V770H-1000z', 0.85) +
    shape(ink.deep, 'M428 690h96l-10 60h-76zM545 690h110l-10 70h-90zM676 690h96l-10 60h-76z', 0.4) +
    stroke(
      ink.glow,
      6,
      'M560 712h80M572 730h56M452 716h50M704 716h50M300 708h60M330 728h40M850 712h60M820 734h50',
      0.75,
    ) +
    repeat(7, i =>
      lantern(
        ink,
        300 + i * 100,
        470 + Math.abs(3 - i) * -6 + 26,
        15,
        [ink.glow, ink.accent, ink.paper][i % 3] ?? ink.glow,
      ),
    ) +
    stroke(ink.deep, 2.5, 'M-90 130q90 40 180 37t180 30t180 -10t180 -38t180 -18t180 -10', 0.8) +
    repeat(6, i =>
      lantern(
        ink,
        90 + i * 180,
        [232, 262, 252, 214, 196, 186][i] ?? 220,
        25,
        [ink.accent, ink.glow, ink.base, ink.glow, ink.accent, ink.paper][i] ?? ink.glow,
      ),
    )
  )
}
