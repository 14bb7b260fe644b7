import type { Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** A vaulted museum hall with a long-necked dinosaur skeleton on its plinth and small visitors. */
export const museumHall: Landmark = ink => {
  const rib = (x: number, top: number, drop: number) =>
    `M${x} ${top}Q${x - 26} ${top + drop * 0.6} ${x + 6} ${top + drop}`
  const bay = (x: number) => `M${x} 640V330A70 70 0 0 1 ${x + 140} 330V640z`
  const pier = (x: number) => `M${x} 680V300h26v380zM${x - 8} 300h42v-18h-42zM${x - 8} 680h42v-20h-42z`
  return `
<path fill="${ink.base}" d="M-1000-300H2200V680H-1000z"/><path fill="${ink.shade}" d="M-1000-300H2200V140Q600 20-1000 140z"/>
<path fill="${ink.paper}" opacity=".85" d="M390-300H810L730 120Q600 96 470 120z"/><path stroke="${ink.shade}" stroke-width="8" d="M600-300V104M500-300L536 110M700-300L664 110M-1000 140"/>
<path fill="${ink.glow}" opacity=".28" d="M470 120Q600 96 730 120L880 680H320z"/>
<path fill="${ink.shade}" d="${[-150, 20, 190, 360, 700, 870, 1040, 1210].map(bay).join('')}M530 640V330A70 70 0 0 1 670 330V640z"/><path fill="${ink.deep}" opacity=".45" d="${[-150, 20, 190, 360, 530, 700, 870, 1040, 1210].map(x => `M${x + 50} 640V330A70 70 0 0 1 ${x + 106} 270A70 70 0 0 1 ${x + 140} 330V640z`).join('')}"/>
<path fill="${ink.light}" d="M-1000 200Q600 150 2200 200V224Q600 176-1000 224z${[-178, -8, 162, 332, 502, 672, 842, 1012, 1182].map(pier).join('')}"/>
<path fill="${ink.light}" d="M-1000 676H2200V1200H-1000z"/><path fill="${ink.deep}" opacity=".16" d="${repeat(9, i => `M${600 + (i - 4) * 130} 676h60L${600 + (i - 4) * 420 + 200} 1200h-200z`)}"/>
<path fill="${ink.deep}" d="M300 690H920L950 730H270z"/><path fill="${ink.deep}" d="M270 730H950V776H270z"/><path fill="${ink.accent}" d="M540 740H680V766H540z"/>
<g fill="none" stroke="${ink.paper}" stroke-linecap="round" stroke-linejoin="round"><path stroke-width="15" stroke-dasharray="9 13" d="M330 214C380 210 400 250 414 310S470 428 560 424S740 420 790 470S880 560 960 548"/>
<path stroke-width="7" d="M330 220C380 216 396 254 410 314S466 434 560 430S740 426 786 476S876 566 960 554"/>
<path stroke-width="8" d="${[500, 528, 556, 584, 612, 640, 668].map((x, i) => rib(x, 432, [70, 100, 116, 120, 114, 100, 76][i] as number)).join('')}"/>
<path stroke-width="15" d="M508 470L480 560L500 624L488 686M560 500L590 570L566 630L574 686M716 470L760 560L720 624L734 686M680 480L660 580L676 640L660 686"/><path stroke-width="10" d="M472 688H500M560 688H590M720 688H750M646 688H676"/></g>
<path fill="${ink.paper}" d="M346 194Q330 180 300 190L256 214Q246 226 262 236L316 240Q350 240 350 214z"/><path fill="${ink.deep}" d="M314 206a8 8 0 1 0 .1 0zM256 226L310 226L308 231L258 230z"/><path fill="${ink.paper}" d="M690 436Q740 430 756 470Q730 500 700 480z"/>
<g fill="${ink.deep}"><circle cx="226" cy="650" r="17"/><path d="M202 676Q226 664 250 676L256 760H244L240 836H212L208 760H196z"/><circle cx="278" cy="700" r="13"/><path d="M260 720Q278 710 296 720L300 780L294 836H264L258 780z"/><circle cx="986" cy="654" r="17"/><path d="M962 680Q986 668 1010 680L1018 764H1004L1000 840H972L968 764H954z"/></g><path fill="${ink.accent}" d="M262 722Q278 712 294 722L298 776H258z"/><path fill="${ink.light}" d="M964 682Q986 670 1008 682L1014 760H958z"/>`
}
