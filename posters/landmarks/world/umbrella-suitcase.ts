import type { Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** An open umbrella keeping the rain off a suitcase covered in travel stickers. */
export const umbrellaSuitcase: Landmark = ink => `
<path stroke="${ink.water}" stroke-width="6" stroke-linecap="round" opacity=".55" d="${repeat(34, i => `M${((i * 173) % 1300) - 40} ${60 + ((i * 97) % 560)}l-14 46`)}"/>
<ellipse fill="${ink.deep}" opacity=".22" cx="610" cy="704" rx="330" ry="26"/>
<path fill="none" stroke="${ink.deep}" stroke-width="16" stroke-linejoin="round" d="M520 440V374Q520 360 534 360H666Q680 360 680 374V440"/>
<path fill="${ink.base}" d="M410 440Q410 420 430 420H770Q790 420 790 440V676Q790 698 768 698H432Q410 698 410 676z"/><path fill="${ink.shade}" d="M680 420H770Q790 420 790 440V676Q790 698 768 698H680z"/><path fill="${ink.light}" opacity=".7" d="M424 446Q424 434 436 434H470V684H440Q424 684 424 668z"/>
<path fill="${ink.deep}" d="M480 420H510V698H480zM690 420H720V698H690zM410 676l20 22h-0Q410 698 410 676zM432 698h30v12h-30zM738 698h30v12h-30z"/><path fill="${ink.glow}" d="M476 486H514V510H476zM686 486H724V510H686z"/>
<circle fill="${ink.paper}" cx="600" cy="500" r="44"/><path fill="${ink.accent}" d="M600 466l10 24 26 2-20 17 6 26-22-14-22 14 6-26-20-17 26-2z"/><path fill="${ink.glow}" d="M536 590L630 566L646 628L552 652z"/><path fill="${ink.base}" d="M548 596L622 577L634 620L620 614L604 628L588 606L566 636z"/><path fill="${ink.paper}" d="M740 560L776 552V640L740 650z"/><path fill="${ink.accent}" d="M746 570l24-6v30l-24 6z"/><circle fill="${ink.accent}" cx="446" cy="610" r="24"/><path fill="${ink.paper}" d="M430 612l32-14-10 28-8-10z"/>
<path stroke="${ink.deep}" stroke-width="5" fill="none" d="M680 400Q730 400 744 430"/><path fill="${ink.paper}" d="M734 424L766 436L752 476L720 464z"/><path fill="${ink.deep}" opacity=".35" d="M734 444l20 8-2 6-20-8z"/>
<path stroke="${ink.deep}" stroke-width="12" fill="none" stroke-linecap="round" d="M570 140L660 640Q666 680 700 674Q726 668 720 640"/>
<g transform="rotate(-10 600 300)"><path fill="${ink.accent}" d="M250 372C260 210 420 122 600 122S940 210 950 372Q900 338 850 372Q800 330 735 372Q670 328 600 372Q530 328 465 372Q400 330 350 372Q300 338 250 372z"/><path fill="${ink.paper}" d="M350 372C370 230 480 140 600 122C530 160 470 250 465 372Q400 330 350 372zM600 372Q594 200 600 122C680 150 740 260 735 372Q670 328 600 372zM850 372C830 240 720 140 600 122C780 130 930 220 950 372Q900 338 850 372z"/><path fill="${ink.deep}" opacity=".2" d="M600 122C780 122 940 210 950 372Q900 338 850 372Q800 330 735 372C740 260 690 160 600 122z"/><path fill="${ink.deep}" d="M594 124V90h12v34z"/></g>
<path fill="${ink.water}" opacity=".5" d="M300 724q60-14 130 0q-60 14-130 0zM760 730q70-14 150 0q-80 14-150 0z"/>`
