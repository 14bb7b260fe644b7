import type { Landmark } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { at } from '../../strokes/shapes.ts'

/** A red mountain train on a tall stone viaduct, the tooth of a famous peak behind, firs below. */
export const swissTrain: Landmark = ink => {
  const fir = (x: number, y: number, size: number) =>
    at(
      x,
      y,
      `<path fill="${ink.leaf}" d="M0-150L30-90H18L44-44H26L56 0H-56L-26-44H-44L-18-90H-30z"/><path fill="${ink.deep}" opacity=".3" d="M0-150L30-90H18L44-44H26L56 0H-56L-26-44H-44L-18-90H-30z"/><path fill="${ink.deep}" opacity=".45" d="M0-150L30-90H18L44-44H26L56 0H6z"/>`,
      size,
    )
  const arch = (x: number) => `M${x} 760V566a46 46 0 0 1 92 0V760z`
  return `
<path fill="${ink.base}" opacity=".4" d="M-1000 640L-200 460L100 540L260 400L420 520L900 470L1060 380L1300 520L2200 440V700H-1000z"/>
<path fill="${ink.base}" opacity=".75" d="M220 640L380 470L470 380L540 230L590 150L618 124L650 156L690 230L720 330L800 420L1000 640z"/>
<path fill="${ink.shade}" d="M618 124L650 156L690 230L720 330L800 420L1000 640H700L660 520L690 430L640 340L650 260z"/>
<path fill="${ink.paper}" d="M540 230L590 150L618 124L640 230L606 262L616 312L578 280L566 350L540 300L520 360L500 320zM440 420L470 390L500 440L470 430zM650 156L690 230L720 330L700 310L682 330L668 250z"/>
<path fill="${ink.leaf}" d="M-1000 600Q0 480 200 540Q330 560 420 660L460 780H-1000zM2200 560Q1200 460 1000 520Q880 560 800 680L780 780H2200z"/><path fill="${ink.deep}" opacity=".3" d="M-1000 690Q100 600 300 660L400 780H-1000zM2200 680Q1100 600 960 660L840 780H2200z"/>
<path fill="${ink.light}" d="M-1000 478H2200V520H-1000z"/>
<path fill-rule="evenodd" fill="${ink.light}" d="M180 500H1040V760H180z${[200, 320, 440, 560, 680, 800, 920].map(arch).join('')}"/>
<path fill="${ink.shade}" d="${[292, 412, 532, 652, 772, 892].map(x => `M${x + 14} 566l14-6V760h-14z`).join('')}M-1000 506H2200V516H-1000z"/>
<path fill="${ink.paper}" d="M-1000 474H2200V484H-1000z"/><path fill="${ink.base}" opacity=".5" d="${[292, 412, 532, 652, 772, 892].map(x => boxes([x + 2, 580], [1, 7], [0, 26], [10, 5])).join('')}"/>
<path fill="#C8282E" d="M236 474V412H470V474zM480 474V412H714V474zM724 474V412H880Q930 420 950 462V474z"/>
<path fill="#8E1B26" d="M236 458H470V474H236zM480 458H714V474H480zM724 458H948L950 474H724z"/><path fill="${ink.paper}" d="M244 404H462V412H244zM488 404H706V412H488zM732 404H870V412H732zM236 450H944V455H236z"/>
<path fill="${ink.deep}" d="${boxes([252, 420], [6, 1], [35, 0], [26, 24])}${boxes([496, 420], [6, 1], [35, 0], [26, 24])}${boxes([740, 420], [4, 1], [35, 0], [26, 24])}M886 420Q914 430 926 448H886zM470 440h10v26h-10zM714 440h10v26h-10z"/>
<path fill="${ink.glow}" opacity=".85" d="${boxes([287, 420], [2, 1], [70, 0], [26, 24])}${boxes([531, 420], [3, 1], [70, 0], [26, 24])}M932 460a7 7 0 1 0 .1 0z"/>
<path stroke="${ink.deep}" stroke-width="3" fill="none" d="M-1000 372H2200M560 404L580 372L600 404"/><path stroke="${ink.deep}" stroke-width="5" d="M200 476V360M1000 476V360"/>
<path fill="${ink.water}" d="M560 1200Q640 900 540 840T640 750H760Q700 800 760 860T800 1200z"/><path fill="${ink.leaf}" d="M-1000 760Q200 700 420 760Q560 740 620 780Q500 840 560 1200H-1000zM2200 760Q1000 700 860 750Q760 750 720 790Q820 850 800 1200H2200z"/>
${fir(300, 790, 1.1)}${fir(220, 830, 1.5)}${fir(400, 840, 0.9)}${fir(880, 800, 1.2)}${fir(970, 850, 1.6)}${fir(800, 830, 0.7)}`
}
