import type { Landmark } from '../../strokes/landmark.ts'
import { panes } from '../../strokes/panes.ts'
import { repeat } from '../../strokes/shapes.ts'

/** A checked mat under a spreading rain tree: wicker basket, watermelon, flask and a kite on the grass, a lake behind. */
export const picnicMat: Landmark = ink => `
<path fill="${ink.leaf}" opacity=".4" d="M-1000 560Q0 440 300 520Q560 440 800 510Q1100 430 2200 520V620H-1000z"/><path fill="${ink.water}" d="M-1000 590H2200V660H-1000z"/><path fill="${ink.paper}" opacity=".5" d="M300 604H460V608H300zM600 614H780V619H600zM820 600H940V604H820z"/><path fill="${ink.accent}" d="M700 596H770L756 610H712z"/><path fill="${ink.paper}" d="M734 592V520L776 590z"/>
<path fill="${ink.leaf}" d="M-1000 640Q300 616 700 632T2200 640V1200H-1000z"/><path fill="${ink.glow}" opacity=".25" d="M-1000 650Q300 622 700 640T2200 646V690Q1000 650 600 664T-1000 700z"/>
<path fill="${ink.deep}" d="M318 690Q340 560 330 440L230 340L244 328L336 404L350 300H372L376 420L470 310L486 320L384 460Q384 580 416 690z"/><path fill="${ink.shade}" d="M318 690Q340 560 330 440L344 430Q356 560 346 690z"/>
<path fill="${ink.leaf}" d="M60 330Q50 260 130 240Q150 170 240 190Q290 120 380 150Q470 120 520 180Q610 170 640 240Q720 260 700 330Q640 370 560 344Q480 380 400 350Q320 386 240 350Q130 380 60 330z"/><path fill="${ink.deep}" opacity=".32" d="M60 330Q120 300 180 320Q250 290 320 316Q400 290 470 318Q560 290 620 312Q680 300 704 312Q700 330 700 330Q640 370 560 344Q480 380 400 350Q320 386 240 350Q130 380 60 330z"/><path fill="${ink.glow}" opacity=".4" d="M160 240Q190 200 250 214Q220 236 160 240zM340 190Q390 160 440 186Q400 206 340 190zM530 220Q580 206 600 240Q560 246 530 220z"/>
<path fill="${ink.deep}" opacity=".25" d="M120 690Q400 650 760 690Q560 730 300 720T120 690z"/>
<path fill="${ink.paper}" d="M420 660L860 654L990 800L330 812z"/><path fill="${ink.accent}" opacity=".62" d="${repeat(
  4,
  i => {
    const [a, b] = [i / 4, i / 4 + 0.125]
    return `M${Math.round(420 + 440 * a)} ${Math.round(660 - 6 * a)}L${Math.round(420 + 440 * b)} ${Math.round(660 - 6 * b)}L${Math.round(330 + 660 * b)} ${Math.round(812 - 12 * b)}L${Math.round(330 + 660 * a)} ${Math.round(812 - 12 * a)}z`
  },
)}${panes(
  [
    [420, 660],
    [860, 654],
    [990, 800],
    [330, 812],
  ],
  1,
  4,
  1,
  0.5,
)}"/><path fill="${ink.deep}" opacity=".3" d="M330 812L990 800V808L332 822z"/>
<path fill="none" stroke="${ink.shade}" stroke-width="17" d="M480 600Q480 486 580 484T680 600"/><path fill="none" stroke="${ink.light}" stroke-width="6" stroke-dasharray="12 10" d="M480 600Q480 486 580 484T680 600"/>
<path fill="${ink.paper}" d="M470 596Q520 560 570 580Q610 550 690 596L700 640H600z"/><path fill="${ink.accent}" d="M590 572L690 596L704 650L640 610z"/><path fill="#C98A45" d="M500 560L640 520L650 540L512 590z"/><path fill="#8C5A2B" d="M520 564l10-3 6 14-10 3zM556 554l10-3 6 14-10 3zM594 543l10-3 6 14-10 3z"/><path fill="${ink.leaf}" d="M620 570V500h24v70zM626 500V476h12v24z"/>
<path fill="#B5783A" d="M456 596H704L684 724H476z"/><path fill="#8A5527" d="M600 596H704L684 724H610z" opacity=".6"/><path fill="#E0AE68" d="M448 588H712V610H448z"/><path fill="#E0AE68" opacity=".8" d="${repeat(4, row => repeat(8, i => `M${470 + i * 28 + (row % 2) * 14} ${620 + row * 25}h16v13h-16z`))}"/><path fill="${ink.deep}" opacity=".3" d="M448 604H712V612H448z"/>
<path fill="#2F7A4B" d="M730 700A78 78 0 0 0 886 692z"/><path fill="${ink.paper}" d="M740 700A68 68 0 0 0 876 693z"/><path fill="#E2483F" d="M748 699A60 60 0 0 0 868 693z"/><path fill="${ink.deep}" d="M776 712l6 0-2 12-6-2zM806 720l6 0-1 14-6 0zM836 712l6-2 0 12-6 2z"/>
<path fill="${ink.base}" d="M726 560H782V690H726z"/><path fill="${ink.deep}" opacity=".25" d="M760 560H782V690H760z"/><path fill="${ink.paper}" d="M722 580H786V592H722zM732 536H776V560H732z"/><path fill="${ink.accent}" d="M726 610H782V640H726z"/>
<path fill="${ink.glow}" d="M410 716Q410 690 436 690T462 716Q462 740 436 740T410 716z"/><path fill="${ink.accent}" d="M380 740Q380 716 404 716T428 740Q428 762 404 762T380 740z"/><path fill="${ink.paper}" d="M560 758Q600 744 660 756Q650 780 610 780T560 758z"/><path fill="#C98A45" d="M574 758L616 742L648 758L606 770z"/>
<path fill="${ink.accent}" d="M850 190L930 250L880 340L800 280z"/><path fill="${ink.paper}" d="M850 190L880 340L800 280z"/><path fill="none" stroke="${ink.deep}" stroke-width="4" d="M880 340Q900 380 880 410T900 480M850 190L880 340M800 280L930 250"/><path fill="${ink.base}" d="M872 392l26-8-6 22zM884 440l-24-4 10 20z"/>`
