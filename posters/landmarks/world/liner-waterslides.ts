import type { Landmark } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'

/** A family cruise ship from the side: rainbow of waterslides over the sun deck, painted waves along the hull, winged funnel. */
export const linerWaterslides: Landmark = ink => `
<path fill="none" stroke="${ink.shade}" stroke-width="7" d="M430 190V400M470 170V400M560 240V400M386 260V400"/>
<path fill="none" stroke="${ink.accent}" stroke-width="22" stroke-linecap="round" d="M450 164C360 150 330 214 400 236S540 250 520 300S400 316 372 352"/>
<path fill="none" stroke="${ink.base}" stroke-width="22" stroke-linecap="round" d="M450 176C560 170 600 224 540 250S410 262 440 310S560 320 604 360"/>
<path fill="none" stroke="${ink.glow}" stroke-width="6" stroke-linecap="round" d="M444 158C372 148 342 206 404 229S530 246 514 296M462 171C548 172 584 216 536 242"/>
<path fill="${ink.paper}" d="M414 150h68v14h-68z"/><path fill="${ink.deep}" d="M426 128h44l12 22h-68z"/>
<path fill="${ink.paper}" d="M720 372L744 220H866L836 372z"/>
<path fill="${ink.accent}" d="M744 220H866L852 292H732z"/><path fill="${ink.shade}" d="M860 250L920 214L908 262L852 292zM744 220L754 200H868L866 220z"/>
<path fill="${ink.paper}" d="M250 440L286 372H640L676 350H884L916 372V520H250z"/>
<path fill="${ink.deep}" opacity=".16" d="M676 350H884L916 372V388H660zM250 440L286 372H300L272 440V520H250z"/>
<path fill="${ink.light}" d="M312 384h300v18H302z"/>
<path fill="${ink.shade}" d="${boxes([306, 414], [29, 4], [20.4, 26], [14, 15])}"/>
<path fill="${ink.glow}" d="${boxes([306, 440], [10, 2], [61.2, 26], [14, 15])}"/>
<path fill="${ink.accent}" d="${boxes([340, 512], [8, 1], [66, 0], [44, 14])}"/>
<path fill="${ink.paper}" d="M176 516Q230 528 290 528H936L924 670H270Q224 610 176 516z"/>
<path fill="${ink.base}" d="M206 566Q260 552 320 592T470 590T620 592T770 590T932 560L924 670H270Q236 630 206 566z"/>
<path fill="${ink.light}" d="M220 590Q280 588 330 616T480 614T630 616T780 614T928 600L927 626Q850 636 780 634T630 636T480 634T330 636T234 612z"/>
<path fill="${ink.shade}" d="M252 646H926L924 670H270z"/>
<path fill="${ink.deep}" d="${boxes([320, 544], [24, 1], [24.6, 0], [9, 9])}M226 540l20 4 4 20-14-4z"/>
<path fill="${ink.paper}" d="M176 676Q240 652 300 672Q420 656 520 674Q640 658 740 674Q850 660 990 676Q860 694 700 690Q480 700 176 676z"/>
<path fill="${ink.water}" d="M240 690Q480 712 720 700T980 696Q860 726 600 722T240 690z"/>`
