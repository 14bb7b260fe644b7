import type { Landmark } from '../../strokes/landmark.ts'
import { at } from '../../strokes/shapes.ts'

/** Neuschwanstein, Bavaria: white towers with slate-blue cones on a wooded crag, a red gatehouse, the Alps behind. */
export const neuschwanstein: Landmark = ink => {
  const tower = (x: number, top: number, foot: number, width: number, cone: number) => {
    const [l, r] = [x - width / 2, x + width / 2]
    return `<path fill="${ink.paper}" d="M${l} ${top}H${r}V${foot}H${l}zM${l - 5} ${top}H${r + 5}V${top + 22}L${r} ${top + 34}H${l}L${l - 5} ${top + 22}z"/><path fill="${ink.deep}" opacity=".22" d="M${x + width * 0.15} ${top}H${r + 5}V${top + 22}L${r} ${top + 34}V${foot}H${x + width * 0.15}z"/><path fill="${ink.shade}" d="M${l - 9} ${top + 2}L${x} ${top - cone}L${r + 9} ${top + 2}z"/><path fill="${ink.deep}" opacity=".4" d="M${x} ${top - cone}L${r + 9} ${top + 2}H${x + 4}z"/><path fill="${ink.deep}" d="M${x - 5} ${top + 46}h10v22h-10z"/>`
  }
  const fir = (x: number, y: number, size: number) =>
    at(
      x,
      y,
      `<path fill="${ink.leaf}" d="M0-120L20-74H10L34-36H18L42 0H-42L-18-36H-34L-10-74H-20z"/><path fill="${ink.deep}" opacity=".4" d="M0-120L20-74H10L34-36H18L42 0H4z"/>`,
      size,
    )
  return `
<path fill="${ink.base}" opacity=".35" d="M-1000 560L-200 380L60 470L240 290L340 380L420 320L560 440L760 260L860 360L940 300L1120 470L2200 380V700H-1000z"/><path fill="${ink.paper}" opacity=".75" d="M240 290L340 380L290 370L250 400L210 370L180 380zM760 260L860 360L820 350L780 390L740 340L700 350zM940 300L1010 366L960 360L930 380L900 340z"/>
<path fill="${ink.leaf}" opacity=".6" d="M-1000 640Q0 500 240 560Q500 500 760 560Q1000 480 1300 560L2200 520V760H-1000z"/>
<path fill="${ink.light}" d="M230 800L280 640L270 580L340 548H760L850 566L880 640L930 800z"/><path fill="${ink.shade}" opacity=".7" d="M430 800L470 690L430 620L520 560H640L610 640L660 720L640 800zM760 800L740 700L790 620L760 560L850 566L880 640L930 800z"/>
${tower(470, 224, 570, 46, 92)}
<path fill="${ink.paper}" d="M366 330H424V570H366z"/><path fill="${ink.deep}" opacity=".2" d="M404 330H424V570H404z"/>${tower(366, 316, 400, 16, 40)}${tower(424, 316, 400, 16, 40)}<path fill="${ink.shade}" d="M362 332L395 276L428 332z"/>
<path fill="${ink.paper}" d="M500 390H690V570H500z"/><path fill="${ink.shade}" d="M492 396L530 312H660L700 396z"/><path fill="${ink.deep}" opacity=".18" d="M530 312H660L668 330H524z"/>
<path fill="${ink.paper}" d="M660 400L706 296L752 400V584H660z"/><path fill="${ink.deep}" opacity=".2" d="M660 400L706 296L712 310L684 380V584H660z"/><path fill="${ink.shade}" d="M650 408L706 284L762 408L752 412L706 310L660 412z"/>
${tower(636, 296, 570, 30, 80)}${tower(762, 330, 590, 30, 84)}
<path fill="${ink.deep}" d="${[0, 1, 2].map(row => [516, 544, 572, 600].map(x => `M${x} ${414 + row * 46}q6-10 12 0v22h-12z`).join('')).join('')}M692 360q7-12 14 0v26h-14zM714 360q7-12 14 0v26h-14zM684 424h12v30h-12zM704 424h12v30h-12zM724 424h12v30h-12zM684 482h12v30h-12zM704 482h12v30h-12zM724 482h12v30h-12zM382 360h10v22h-10zM382 420h10v22h-10zM464 330h10v26h-10zM464 420h10v26h-10z"/><path fill="${ink.glow}" d="M544 460q6-10 12 0v22h-12zM600 414q6-10 12 0v22h-12zM704 424h12v30h-12z"/>
<path fill="${ink.paper}" d="M344 480H520V572H344z"/><path fill="${ink.deep}" opacity=".14" d="M344 480H520V492H344z"/><path fill="${ink.deep}" d="M430 520h10v24h-10zM456 520h10v24h-10zM482 520h10v24h-10z"/>
<path fill="${ink.accent}" d="M276 472L288 472V456H304V440H320V456H336V472H350V584H276z"/><path fill="${ink.deep}" opacity=".25" d="M330 456H336V472H350V584H330z"/><path fill="${ink.deep}" d="M298 584V544Q313 522 328 544V584zM296 496h10v18h-10zM318 496h10v18h-10z"/>${tower(272, 470, 590, 24, 52)}${tower(352, 470, 590, 22, 48)}
${fir(300, 700, 1)}${fir(250, 770, 1.3)}${fir(360, 720, 0.8)}${fir(420, 790, 1.2)}${fir(560, 720, 0.7)}${fir(520, 780, 1)}${fir(680, 790, 1.1)}${fir(740, 740, 0.8)}${fir(860, 720, 1)}${fir(910, 780, 1.3)}${fir(810, 800, 1.1)}
<path fill="${ink.leaf}" d="M-1000 800Q0 700 240 780Q400 740 560 790Q720 750 860 790Q1000 730 2200 780V1200H-1000z"/><path fill="${ink.deep}" opacity=".3" d="M-1000 860Q200 780 500 830T1000 820T2200 830V1200H-1000z"/>`
}
