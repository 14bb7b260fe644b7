import type { Landmark } from '../../strokes/landmark.ts'

/** Half the width of the shaft at a height between the second platform and the top. */
const half = (y: number) => 9 + 34 * ((y - 190) / 280) ** 1.6

/** Lattice of the shaft: crosses that grow towards its foot. */
function crosses(): string {
  let lines = ''
  for (let y = 210; y < 452; ) {
    const next = Math.min(y + half(y) * 1.5, 462)
    const [a, b] = [half(y) - 3, half(next) - 3]
    lines += `M${600 - a} ${y}L${600 + b} ${next}M${600 + a} ${y}L${600 - b} ${next}`
    y = next
  }
  return lines.replace(/(\.\d)\d+/g, '$1')
}

/** The Eiffel Tower over the trees of the Champ de Mars, Paris roofs behind. */
export const eiffelTower: Landmark = ink => `
<path fill="${ink.shade}" opacity=".35" d="M-1000 640V560L-200 540L0 560L60 530H200L230 556H340L370 530L420 520V560H800V530H860L890 552H1000L1040 520H1180L1220 550L2200 540V640z"/>
<path fill="${ink.leaf}" opacity=".55" d="M-1000 660V610Q100 560 220 600Q260 556 330 590Q390 560 440 600H760Q800 560 860 592Q930 556 990 604Q1100 570 2200 610V660z"/>
<path fill="${ink.base}" d="M597 190L600 96L603 190zM588 196H612L616 212H584zM590 178H610V200H590z"/>
<path fill="${ink.base}" d="M591 200Q588 380 557 470H643Q612 380 609 200z"/>
<path fill="${ink.deep}" opacity=".35" d="M604 200H609Q612 380 643 470H612Q604 380 604 200z"/>
<path fill="none" stroke="${ink.light}" stroke-width="3" d="${crosses()}"/>
<path fill="${ink.base}" d="M546 464H654L658 486H542zM556 486H582L566 566H520zM618 486H644L680 566H634z"/>
<path fill="${ink.base}" d="M508 560H692L700 590H500z"/>
<path fill="${ink.base}" d="M506 590H566L548 634L522 704H430Q480 660 506 590zM634 590H694Q720 660 770 704H678L652 634z"/>
<path fill="${ink.base}" d="M530 590H670V620Q640 592 600 592Q560 592 530 620zM532 628Q552 590 600 590Q648 590 668 628L660 650Q642 606 600 606Q558 606 540 650z"/>
<path fill="${ink.deep}" opacity=".35" d="M624 486H644L680 566H656zM660 590H694Q720 660 770 704H722Q682 660 660 590zM536 590H566L548 634L522 704H496Q530 650 536 590zM570 486H582L566 566H546z"/>
<path fill="none" stroke="${ink.light}" stroke-width="4" d="M556 492L552 560M578 492L526 560M622 492L674 560M644 492L648 560M512 600L518 650L466 698M556 600L490 660L516 700M688 600L682 650L734 698M644 600L710 660L684 700"/>
<path fill="${ink.light}" d="M542 464H658V472H542zM500 562H700V572H500zM584 204H616V209H584z"/>
<path fill="${ink.deep}" d="M420 700H532V716H420zM668 700H780V716H668z"/>
<path fill="${ink.glow}" d="${ink.night ? 'M560 300L600 96L640 300z' : ''}M596 100h8v10h-8z" opacity=".6"/>
<path fill="${ink.leaf}" d="M-1000 730V640Q60 610 180 640Q220 590 300 620Q350 580 400 624Q450 620 470 664Q480 700 450 730zM2200 730V640Q1140 610 1020 640Q980 590 900 620Q850 580 800 624Q750 620 730 664Q720 700 750 730z"/>
<path fill="${ink.deep}" opacity=".3" d="M-1000 740V690Q100 670 200 690Q260 650 330 680Q400 660 470 690V740zM2200 740V690Q1100 670 1000 690Q940 650 870 680Q800 660 730 690V740z"/>
<path fill="${ink.paper}" d="M-1000 722H2200V1200H-1000z"/><path fill="${ink.leaf}" d="M500 730H700L900 1200H300zM-1000 760L410 730L100 1200H-1000zM2200 760L790 730L1100 1200H2200z"/><path fill="${ink.glow}" opacity=".35" d="M500 730H600V1200H300zM-1000 760L410 730L300 900Z"/>
<path fill="${ink.deep}" d="M462 790q-6-30 6-40q12 10 6 40zM748 776q-5-24 5-32q10 8 5 32zM770 778q-5-26 5-34q10 8 5 34z"/><circle fill="${ink.accent}" cx="468" cy="744" r="7"/><circle fill="${ink.accent}" cx="753" cy="738" r="6"/><circle fill="${ink.light}" cx="775" cy="738" r="6"/>`
