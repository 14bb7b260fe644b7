import type { Landmark } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'

/** Rays of one firework: thin darts that start a little away from the centre and end in a spark. */
function burst(x: number, y: number, radius: number, rays: number, colour: string): string {
  let darts = ''
  let sparks = ''
  for (let ray = 0; ray < rays; ray++) {
    const angle = (ray / rays) * 2 * Math.PI
    const reach = ray % 2 ? radius : radius * 0.72
    const at = (r: number, turn = 0) =>
      `${(x + r * Math.cos(angle + turn)).toFixed(1)} ${(y + r * Math.sin(angle + turn)).toFixed(1)}`
    darts += `M${at(radius * 0.2)}L${at(reach, 0.035)} ${at(reach, -0.035)}z`
    sparks += `<circle cx="${at(reach + 12).replace(' ', '" cy="')}" r="5"/>`
  }
  return `<g fill="${colour}"><path d="${darts}"/>${sparks}</g>`
}

/** A classic ocean liner in the evening: dark hull, white decks, two red funnels, fireworks above. */
export const linerFireworks: Landmark = ink => `
${burst(412, 226, 104, 20, ink.accent)}${burst(640, 176, 86, 16, ink.glow)}${burst(812, 300, 74, 16, ink.paper)}${burst(286, 372, 52, 12, ink.glow)}
<path stroke="${ink.paper}" stroke-width="6" d="M372 472V330M352 356H392M858 540V400"/>
<path stroke="${ink.glow}" stroke-width="2" fill="none" d="M196 536Q300 430 372 332Q480 400 548 396M672 400Q780 400 858 402Q920 470 944 548"/>
<path fill="#D2322B" d="M494 476L508 352H586L578 476zM636 480L650 364H724L718 480z"/>
<path fill="#8E1B26" d="M556 476L564 352H586L578 476zM698 480L704 364H724L718 480z"/>
<path fill="${ink.deep}" d="M508 352H586L588 376H505zM650 364H724L726 386H647z"/>
<path fill="${ink.paper}" d="M318 556V496L346 462H820L836 500H884V560H318z"/><path fill="${ink.deep}" opacity=".2" d="M318 556V496L346 462H364L338 500V556zM338 496H836V502H338z"/>
<path fill="${ink.shade}" d="${boxes([372, 472], [28, 1], [15.6, 0], [10, 14])}${boxes([352, 508], [33, 2], [15.6, 22], [10, 12])}"/>
<path fill="${ink.glow}" d="${boxes([372, 472], [14, 1], [31.2, 0], [10, 14])}${boxes([367.6, 508], [16, 1], [31.2, 0], [10, 12])}${boxes([352, 530], [11, 1], [46.8, 0], [10, 12])}"/>
<path fill="${ink.accent}" d="${boxes([420, 486], [8, 1], [48, 0], [32, 11])}"/>
<path fill="#10182E" d="M176 536Q260 556 330 556H946Q950 610 916 676H276Q210 616 176 536z"/>
<path fill="${ink.paper}" d="M176 536Q260 556 330 556H946V568H330Q250 566 182 550z"/>
<path fill="#C8202F" d="M258 660H925L916 676H276z"/>
<path fill="${ink.glow}" d="${boxes([330, 590], [27, 2], [21, 26], [8, 8])}"/>
<path fill="${ink.glow}" opacity=".7" d="M300 700h150v5H300zM500 714h220v5H500zM760 702h120v5H760zM420 732h110v4H420zM640 742h90v4H640z"/>
<path fill="${ink.paper}" d="M190 684Q250 664 310 680Q420 668 520 682Q660 668 760 682Q860 668 980 684Q820 698 560 694Q360 702 190 684z"/>`
