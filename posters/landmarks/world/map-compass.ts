import type { Landmark } from '../../strokes/landmark.ts'
import { repeat, short } from '../../strokes/shapes.ts'

/** An unfolded map with a dotted route and a pin, a brass compass lying on its corner. */
export const mapCompass: Landmark = ink => {
  const tick = (i: number, inner: number, outer: number) => {
    const a = (i / 24) * 2 * Math.PI
    return `M${short(760 + inner * Math.cos(a))} ${short(560 + inner * Math.sin(a))}L${short(760 + outer * Math.cos(a))} ${short(560 + outer * Math.sin(a))}`
  }
  return `
<path fill="${ink.shade}" d="M-1000 120H2200V1200H-1000z"/><path fill="${ink.deep}" opacity=".25" d="${repeat(8, i => `M-1000 ${180 + i * 130}H2200v6H-1000z`)}"/>
<path fill="${ink.deep}" opacity=".35" d="M236 250L420 206L600 250L790 200L970 246L1000 700L800 664L600 716L400 668L210 720z"/>
<path fill="${ink.paper}" d="M220 230L410 180V640L200 690zM600 226L790 176L800 636L600 690z"/><path fill="${ink.paper}" d="M410 180L600 226V690L410 640zM790 176L970 222L990 680L800 636z"/><path fill="${ink.deep}" opacity=".12" d="M410 180L600 226V690L410 640zM790 176L970 222L990 680L800 636z"/>
<path fill="${ink.water}" opacity=".7" d="M220 230L410 180L470 194Q440 260 360 280Q330 340 260 350L214 390zM990 680L800 636L700 664Q720 600 790 590Q830 530 900 540L984 520zM600 226L640 216Q660 260 620 300L600 330z"/><path fill="${ink.leaf}" opacity=".55" d="M260 420Q330 380 390 420Q440 480 380 540Q300 580 240 540Q220 460 260 420zM640 360Q720 300 800 340Q900 320 920 400Q880 460 800 440Q700 460 640 360z"/>
<path fill="none" stroke="${ink.base}" opacity=".6" stroke-width="4" d="M214 600Q330 560 420 600T600 580M460 200Q500 300 470 400T520 640M640 500Q700 470 720 400T790 250M840 200Q880 280 960 300"/><path fill="${ink.base}" opacity=".8" d="M480 470L520 400L556 450L580 420L600 480zM840 330L880 270L910 320L930 300L950 340z"/><path fill="${ink.paper}" d="M520 400L536 422L520 432L508 420zM880 270L892 290L878 300L868 288z"/>
<path fill="none" stroke="${ink.accent}" stroke-width="11" stroke-linecap="round" stroke-dasharray="2 24" d="M290 610Q340 520 300 460T400 340Q480 330 560 380T680 300"/><path stroke="${ink.accent}" stroke-width="11" stroke-linecap="round" d="M272 596L308 628M308 596L272 628"/>
<path fill="${ink.deep}" opacity=".3" d="M690 312q40-20 70-10q-20 24-66 16z"/><path fill="${ink.accent}" d="M688 306Q636 230 640 196A48 48 0 0 1 736 196Q740 230 688 306z"/><path fill="${ink.deep}" opacity=".25" d="M688 306Q720 230 708 152A48 48 0 0 1 736 196Q740 230 688 306z"/><circle fill="${ink.paper}" cx="688" cy="198" r="20"/>
<circle fill="${ink.deep}" opacity=".35" cx="776" cy="580" r="176"/><path fill="#B8842E" d="M720 372h80v-30a40 40 0 0 0-80 0z"/><path fill="none" stroke="#E0B252" stroke-width="13" d="M730 330a30 30 0 1 1 60 0"/><circle fill="#B8842E" cx="760" cy="560" r="176"/><circle fill="#E8BE62" cx="754" cy="554" r="166"/><circle fill="#8A5F22" cx="760" cy="560" r="146"/><circle fill="${ink.paper}" cx="760" cy="560" r="138"/>
<path stroke="${ink.deep}" stroke-width="4" d="${repeat(24, i => tick(i, i % 6 ? 122 : 112, 132))}"/><path fill="${ink.light}" opacity=".55" d="M760 450L776 544L870 560L776 576L760 670L744 576L650 560L744 544z"/><path fill="${ink.base}" opacity=".6" d="M760 450L776 544L760 560zM870 560L776 576L760 560zM760 670L744 576L760 560zM650 560L744 544L760 560z"/>
<g transform="rotate(32 760 560)"><path fill="${ink.accent}" d="M760 440L782 560H738z"/><path fill="${ink.deep}" opacity=".25" d="M760 440L782 560H760z"/><path fill="${ink.deep}" d="M760 680L738 560H782z"/></g><circle fill="#E8BE62" cx="760" cy="560" r="15"/><path fill="${ink.paper}" opacity=".5" d="M650 500Q680 446 740 434Q690 470 668 530z"/>
<path fill="${ink.base}" d="M250 780L560 716L570 736L262 800z"/><path fill="${ink.glow}" d="M250 780L262 800L226 796z"/><path fill="${ink.accent}" d="M536 721L560 716L570 736L546 741z"/>`
}
