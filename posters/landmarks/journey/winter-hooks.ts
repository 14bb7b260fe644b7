import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** A hall in winter: a padded coat, a scarf and a woollen hat on their hooks, boots on a tray, snow in the window. */
export const winterHooks: Landmark = ink =>
  box(ink.light, -1000, -300, 3200, 1100) +
  stroke(
    ink.paper,
    3,
    repeat(32, i => `M${-1000 + i * 100} -300V560`),
    0.35,
  ) +
  box(ink.paper, -1000, 560, 3200, 14) +
  box(ink.base, -1000, 574, 3200, 190) +
  stroke(
    ink.shade,
    4,
    repeat(26, i => `M${-940 + i * 124} 590v156`),
    0.5,
  ) +
  box('#a97c50', -1000, 760, 3200, 460) +
  stroke('#7f5a37', 4, 'M-1000 800H2200M-1000 860H2200', 0.5) +
  box(ink.shade, 790, 90, 300, 340) +
  box(ink.paper, 804, 104, 272, 312) +
  box('#24405c', 818, 118, 244, 284) +
  shape('#e9f0f4', 'M818 402V350Q880 320 940 346T1062 330V402z') +
  shape('#142c3f', 'M860 350l24-70 24 70zM980 344l30-90 30 90z') +
  repeat(30, i => disc('#f4f7f8', 830 + ((i * 67) % 220), 132 + ((i * 97) % 210), 3 + (i % 3))) +
  box(ink.paper, 932, 118, 12, 284) +
  box(ink.paper, 818, 250, 244, 12) +
  box('#f4f7f8', 780, 416, 320, 20) +
  box('#8a5f3a', 130, 150, 590, 40) +
  repeat(4, i => stroke(ink.deep, 10, `M${210 + i * 145} 172v26q0 18 20 14`)) +
  shape(ink.deep, 'M160 260Q150 210 210 196Q270 210 264 260L300 560Q300 590 270 590H150Q120 590 124 560z', 0.2) +
  shape(ink.accent, 'M120 280Q130 206 212 196Q290 206 300 280L318 540Q318 574 286 574H136Q104 574 104 540z') +
  stroke(ink.deep, 5, 'M112 330H308M108 400H312M106 470H316M106 530H318', 0.3) +
  stroke(ink.deep, 6, 'M212 210V574') +
  shape('#d9c3a2', 'M150 220Q160 176 212 172Q264 176 274 220Q240 250 212 250T150 220z') +
  shape(ink.shade, 'M172 222Q180 196 212 194T252 222Q232 236 212 236T172 222z') +
  shape(ink.water, 'M340 196Q360 186 380 196L400 540H330z') +
  shape(ink.paper, 'M336 260H386L388 290H335zM334 340H391L393 370H333zM332 420H396L398 450H331z') +
  stroke(
    ink.water,
    6,
    repeat(6, i => `M${334 + i * 12} 540v26`),
  ) +
  shape(ink.glow, 'M440 300Q440 206 505 200Q570 206 570 300z') +
  shape(ink.accent, 'M436 288H574V324H436z') +
  disc(ink.paper, 505, 198, 24) +
  stroke(
    ink.deep,
    4,
    repeat(8, i => `M${450 + i * 17} 290v32`),
    0.35,
  ) +
  shape(ink.base, 'M620 210l30-8 26 100q20 10 24 34l-34 6q-14-20-26-30z') +
  shape(ink.base, 'M668 206l30 4-4 104q14 18 10 40l-34-4q-8-24-14-40z') +
  shape(ink.shade, 'M622 222l28-8 5 18-28 8zM664 222l32 4-2 18-30-4z') +
  shape(ink.deep, 'M180 800H640Q660 800 656 816L650 834H170L164 816Q162 800 180 800z') +
  shape('#5f4630', 'M230 640H310V740Q370 750 380 800H226zM430 640H510V740Q570 750 580 800H426z') +
  shape('#d9c3a2', 'M222 624H318V656H222zM422 624H518V656H422z') +
  stroke('#e9c77f', 5, 'M262 690h44M262 716h46M462 690h44M462 716h46') +
  shape('#2d2018', 'M226 790H382V804H226zM426 790H582V804H426z') +
  disc('#e9f0f4', 640, 812, 30, 9, 0.8) +
  stroke(ink.deep, 11, 'M760 800L800 450Q806 410 840 420') +
  shape(ink.base, 'M764 790L786 500Q806 480 820 504L796 700z')
