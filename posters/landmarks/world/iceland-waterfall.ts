import type { Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** A broad Icelandic fall between hexagonal basalt columns under mossy cliffs, a walker in a bright jacket at its foot. */
export const icelandWaterfall: Landmark = ink => {
  const columns = (x: number, count: number, top: (i: number) => number, foot: (i: number) => number) => ({
    lit: repeat(count, i => `M${x + i * 30} ${top(i)}l8-9h14l8 9V${foot(i)}h-30z`),
    dark: repeat(count, i => `M${x + i * 30 + 20} ${top(i) - 4}l10 4V${foot(i)}h-10z`),
  })
  const left = columns(
    170,
    9,
    i => 236 + (i % 3) * 22,
    i => 600 + ((i * 37) % 60),
  )
  const right = columns(
    760,
    9,
    i => 226 + (i % 4) * 18,
    i => 610 + ((i * 53) % 60),
  )
  return `
<path fill="${ink.base}" opacity=".35" d="M-1000 400L-300 260L0 300L200 180L420 210L760 190L1000 140L1300 260L2200 240V700H-1000z"/><path fill="${ink.paper}" opacity=".8" d="M200 180L420 210L760 190L1000 140L1160 208L1000 230L820 214L600 240L380 226z"/>
<path fill="${ink.leaf}" d="M-740 660L-310 390L-60 262L100 196L300 180L440 206V300H200L-40 336L-290 450L-600 660zM2200 200L1100 170L900 176L760 204V300H2200z"/><path fill="${ink.glow}" opacity=".35" d="M-310 390L-60 262L100 196L300 180L440 206V224L300 204L110 220L-60 286zM2200 200L1100 170L900 176L760 204V220L900 196L1100 190L2200 224z"/>
<path fill="${ink.deep}" d="M-700 660L-300 420L-60 300L170 236V660zM440 206V660H170V236zM760 204V660H1030V220L900 210zM1030 230L2200 250V660H1030z"/>
<path fill="${ink.shade}" d="${left.lit}${right.lit}"/><path fill="${ink.deep}" opacity=".45" d="${left.dark}${right.dark}"/>
<path fill="${ink.deep}" d="M430 220H770V660H430z" opacity=".75"/>
<path fill="${ink.paper}" d="M448 214Q600 196 752 214Q760 300 756 420L774 660H426L444 420Q440 300 448 214z"/><path fill="${ink.water}" opacity=".45" d="M480 216H498L492 430L476 640H464L478 430zM540 212H552L556 380L546 640H528L540 400zM600 210H622L612 420L626 640H600L598 420zM676 212H690L688 400L704 640H690L672 420zM728 216H738L740 430L752 640H742L726 430z"/><path fill="${ink.light}" opacity=".5" d="M510 213H524L516 400L512 560L504 400zM640 211H660L654 380L660 520L644 380z"/>
<path fill="${ink.paper}" d="M380 680Q390 630 440 640Q470 600 520 634Q560 596 610 630Q660 600 700 636Q750 604 780 642Q830 640 826 684Q600 720 380 680z"/>
<path fill="${ink.water}" d="M-1000 690Q300 650 600 676T2200 680V1200H-1000z"/><path fill="${ink.paper}" opacity=".6" d="M420 700Q520 686 640 702Q520 714 420 700zM560 728Q680 714 800 730Q680 742 560 728zM360 738Q440 730 520 740Q440 750 360 738z"/>
<path fill="${ink.shade}" d="M-800 660L160 630L260 650L330 690L350 730L260 790L-1000 900zM2200 650L1040 630L920 646L860 690L850 740L920 790L2200 900z"/><path fill="${ink.leaf}" d="M-1000 640L160 618L260 640L320 676Q200 660 120 690T-1000 740zM2200 636L1040 616L920 636L874 672Q1000 650 1080 690T2200 740z"/>
<path fill="${ink.deep}" d="M282 690H294V660H306V690H318L314 610H286z"/><path fill="${ink.accent}" d="M278 560Q300 546 322 560L326 640H274z"/><circle fill="${ink.accent}" cx="300" cy="540" r="17"/><path fill="${ink.deep}" opacity=".3" d="M306 552Q316 556 322 560L326 640H310z"/>
<path fill="${ink.deep}" opacity=".6" d="M560 160q18-16 28 2q10-18 30-4q-18 2-29 14q-12-12-29-12z"/>`
}
