import type { Landmark } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'

/** A sturdy expedition ship among icebergs: bright hull, high ice-breaking bow, crow's nest, ice floes in front. */
export const polarShip: Landmark = ink => `
<path fill="${ink.paper}" d="M640 600L690 400L742 340L800 220L862 170L900 250L960 300L1010 600z"/>
<path fill="${ink.water}" opacity=".2" d="M800 220L862 170L850 300L900 420L860 600H1010L960 300L900 250zM690 400L742 340L730 460L760 600H640z"/>
<path fill="${ink.water}" opacity=".55" d="M862 170L900 250L890 380L940 470L930 600H1010L960 300L900 250z"/>
<path fill="${ink.paper}" d="M180 600L240 500L310 450L360 520L420 600z"/><path fill="${ink.water}" opacity=".25" d="M310 450L360 520L420 600H300L330 540z"/>
<path fill="${ink.deep}" d="M520 424V210H532V424zM500 250H552V284H500zM486 320H566V328H486z"/><path fill="${ink.accent}" d="M532 210L580 224L532 240z"/>
<path stroke="${ink.deep}" stroke-width="3" d="M526 214L300 500M526 214L770 470"/>
<path fill="${ink.accent}" d="M634 420L642 322H716L710 420z"/><path fill="${ink.deep}" d="M642 322H716L715 346H640zM690 346L692 420H710L715 346z"/>
<path fill="${ink.paper}" d="M410 538V452L430 420H600V396H650V420H820V540z"/>
<path fill="${ink.deep}" opacity=".18" d="M600 396H650V420H820V434H600zM410 538V452L430 420H446L432 456V538z"/>
<path fill="${ink.deep}" d="M440 430H590V448H432z"/><path fill="${ink.shade}" d="${boxes([452, 468], [14, 2], [25.4, 30], [15, 15])}"/><path fill="${ink.glow}" d="${boxes([477.4, 468], [7, 1], [50.8, 0], [15, 15])}"/>
<path fill="${ink.accent}" d="M760 470h90l10 24h-96z"/>
<path fill="${ink.base}" d="M244 470Q310 500 380 504H404L420 532H890L884 690H330Q290 600 244 470z"/>
<path fill="${ink.shade}" d="M300 606Q318 654 330 690H884L887 612Q600 640 300 606z"/>
<path fill="${ink.light}" d="M244 470Q310 500 380 504H404L420 532H890V548H410L396 522Q320 520 252 494z"/>
<path fill="${ink.deep}" d="${boxes([440, 572], [16, 1], [26, 0], [12, 12])}M300 540l24 6 6 28-18-4z"/>
<path fill="${ink.paper}" d="M150 700L210 672L330 664L420 690L560 676L640 700L780 680L900 686L990 706L860 730L700 722L560 742L380 724L260 736z"/>
<path fill="${ink.water}" opacity=".35" d="M150 700L260 720L380 708L560 724L700 706L860 714L990 706L860 730L700 722L560 742L380 724L260 736z"/>
<path fill="${ink.paper}" d="M330 770L440 752L540 770L460 790zM690 764L790 750L880 766L800 782z"/>`
