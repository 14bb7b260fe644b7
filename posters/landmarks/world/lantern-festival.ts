import type { Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** Hundreds of paper sky lanterns rising over a river; a family on the bank lets one go. */
export const lanternFestival: Landmark = ink => {
  const lantern = (x: number, y: number, size: number) =>
    at(
      x,
      y,
      `<path fill="#F29A3E" d="M-40-46Q-44-66 0-70Q44-66 40-46L30 40H-30z"/><path fill="#FFD06A" d="M-24-20Q0-50 24-20L26 40H-26z"/><path fill="#FFF0B8" d="M-12 10Q0-20 12 10L14 40H-14z"/><path fill="#D8672E" d="M-40-46Q0-30 40-46Q44-66 0-70Q-44-66-40-46zM-30 34H30V42H-30z" opacity=".75"/>`,
      size,
    )
  const far = repeat(34, i => {
    const x = 180 + ((i * 211) % 840)
    const y = 90 + ((i * 137) % 400)
    return `M${x} ${y}h${6 + (i % 4) * 2}l-2 ${10 + (i % 4) * 2}h-${4 + (i % 4) * 2 - 2}z`
  })
  return `
<path fill="#FFC765" opacity=".85" d="${far}"/>
<path fill="${ink.deep}" d="M-1000 610V560Q0 500 200 556L300 540L316 500L324 440L330 500L346 540Q400 530 520 560Q700 530 900 552Q1100 510 2200 560V610z"/><path fill="${ink.deep}" d="M300 560V520H346V560z"/>
<path fill="${ink.water}" d="M-1000 606H2200V1200H-1000z"/><path fill="#FFC765" opacity=".6" d="M430 620H520V625H430zM600 630H760V636H600zM300 640H400V645H300zM520 656H620V662H520zM700 664H860V670H700zM380 680H460V685H380zM560 690H700V696H560z"/>
${lantern(620, 330, 1.5)}${lantern(420, 240, 0.9)}${lantern(800, 220, 1)}${lantern(760, 420, 0.8)}${lantern(320, 420, 0.7)}${lantern(520, 150, 0.6)}${lantern(900, 360, 0.6)}${lantern(680, 130, 0.5)}${lantern(470, 430, 0.5)}${lantern(260, 260, 0.5)}${lantern(880, 480, 0.42)}${lantern(590, 500, 0.36)}
<path fill="${ink.deep}" d="M-1000 760Q100 690 420 720T940 720T2200 770V1200H-1000z"/>
${lantern(470, 560, 1.35)}
<g fill="#151A30"><circle cx="396" cy="608" r="26"/><path d="M364 646Q396 628 428 646L436 770H360zM420 646L452 606L464 616L436 680zM372 640L432 600L440 612L384 680z"/><circle cx="552" cy="616" r="24"/><path d="M524 650Q552 636 580 650L592 780H514zM528 652L490 612L480 622L516 680z"/><circle cx="470" cy="684" r="20"/><path d="M448 714Q470 702 492 714L498 780H442zM452 716L440 660L450 656L466 712zM488 716L500 660L490 656L476 712z"/></g><path fill="#F29A3E" opacity=".6" d="M412 590Q424 600 420 622L412 634Q416 610 412 590zM536 600Q526 612 530 632L538 636Q532 616 536 600z"/>
<g fill="#151A30"><circle cx="770" cy="664" r="16"/><path d="M750 688Q770 676 790 688L796 760H744z"/><circle cx="812" cy="670" r="15"/><path d="M794 692Q812 682 830 692L834 762H790z"/></g>`
}
