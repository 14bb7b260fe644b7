import type { Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** A film camera with a woven strap on a table, postcards and prints behind it. */
export const cameraStrap: Landmark = ink => {
  const strap =
    'M352 384C250 330 180 430 220 540S150 720 260 770S520 742 640 780S900 800 960 720S1000 560 930 480S880 370 846 388'
  return `
<path fill="${ink.light}" d="M-1000 590H2200V1200H-1000z"/><path fill="${ink.paper}" opacity=".4" d="M-1000 590H2200V606H-1000z"/><path fill="${ink.deep}" opacity=".08" d="${repeat(8, i => `M-1000 ${640 + i * 60}H2200v6H-1000z`)}"/>
<g transform="rotate(-12 400 260)"><path fill="${ink.deep}" opacity=".2" d="M266 136H530V380H266z"/><path fill="${ink.paper}" d="M254 124H518V368H254z"/><path fill="${ink.water}" d="M270 140H502V320H270z"/><circle fill="${ink.glow}" cx="440" cy="200" r="34"/><path fill="${ink.leaf}" d="M270 320V270Q330 220 390 260Q440 230 502 280V320z"/><path fill="${ink.paper}" d="M300 300L340 240L352 300z"/></g>
<g transform="rotate(9 780 260)"><path fill="${ink.deep}" opacity=".2" d="M652 142H916V396H652z"/><path fill="${ink.paper}" d="M640 130H904V384H640z"/><path fill="${ink.accent}" d="M656 146H888V336H656z"/><path fill="${ink.glow}" d="M700 336a72 72 0 0 1 144 0z"/><path fill="${ink.base}" d="M656 336V300L720 250L770 300L830 236L888 300V336z"/></g>
<path fill="${ink.deep}" opacity=".25" d="M270 700Q600 670 940 704Q920 750 600 750T270 700z"/>
<path fill="none" stroke="${ink.base}" stroke-width="34" stroke-linecap="round" d="${strap}"/><path fill="none" stroke="${ink.accent}" stroke-width="14" stroke-dasharray="22 16" d="${strap}"/><path fill="none" stroke="${ink.deep}" opacity=".35" stroke-width="4" d="${strap}"/>
<path fill="${ink.deep}" d="M400 322H476V352H400zM730 316H800V352H730z"/><path fill="${ink.glow}" d="M408 310H468V334H408z"/><path fill="${ink.paper}" d="M736 300H794V330H736z"/><path fill="${ink.deep}" opacity=".3" d="${repeat(6, i => `M${740 + i * 9} 300h4v30h-4z`)}"/>
<path fill="${ink.paper}" d="M520 350L546 262Q550 250 564 250H650Q664 250 668 262L694 350z"/><path fill="${ink.deep}" opacity=".22" d="M640 250H650Q664 250 668 262L694 350H656z"/><path fill="${ink.deep}" d="M566 272H648L658 316H556z"/><path fill="${ink.water}" d="M574 280H640L646 308H568z"/>
<path fill="${ink.paper}" d="M340 366Q340 344 364 344H836Q860 344 860 366V440H340z"/><path fill="${ink.deep}" opacity=".18" d="M780 344H836Q860 344 860 366V440H780z"/>
<path fill="${ink.deep}" d="M330 424H870V650Q870 680 840 680H360Q330 680 330 650z"/><path fill="${ink.shade}" d="M344 438H500V666H360Q344 666 344 650zM710 438H856V650Q856 666 840 666H710z"/><path fill="${ink.deep}" opacity=".35" d="${repeat(7, i => `M344 ${456 + i * 30}h156v9h-156zM710 ${456 + i * 30}h146v9h-146z`)}"/>
<path fill="${ink.paper}" d="M330 668H870V672Q866 694 840 694H360Q334 694 330 672z"/><path fill="${ink.paper}" d="M376 374H440V404H376z"/><path fill="${ink.deep}" d="M384 380H432V398H384z"/><circle fill="${ink.accent}" cx="800" cy="392" r="16"/>
<circle fill="${ink.paper}" cx="606" cy="536" r="152"/><circle fill="${ink.deep}" cx="606" cy="536" r="138"/><circle fill="${ink.shade}" cx="606" cy="536" r="116"/><circle fill="${ink.deep}" cx="606" cy="536" r="98"/><circle fill="${ink.base}" cx="606" cy="536" r="72"/><circle fill="${ink.water}" cx="606" cy="536" r="50"/><circle fill="${ink.deep}" cx="606" cy="536" r="26"/><path fill="${ink.paper}" opacity=".75" d="M552 500Q566 464 604 460Q576 484 570 514z"/><circle fill="${ink.paper}" opacity=".7" cx="640" cy="572" r="10"/><path fill="${ink.glow}" d="${[
    -60, -30, 0, 30, 60,
  ]
    .map(turn => {
      const a = ((turn - 90) * Math.PI) / 180
      return `M${Math.round(606 + 127 * Math.cos(a)) - 4} ${Math.round(536 + 127 * Math.sin(a)) - 4}h8v8h-8z`
    })
    .join(
      '',
    )}"/><path fill="${ink.deep}" opacity=".25" d="M606 384A152 152 0 0 1 606 688A180 180 0 0 0 690 536A180 180 0 0 0 606 384z"/>
<circle fill="${ink.glow}" cx="348" cy="388" r="15"/><circle fill="${ink.glow}" cx="852" cy="388" r="15"/>`
}
