import type { Landmark } from '../../strokes/landmark.ts'

/** One white cube house with its lit front and shaded right side. */
const house = (x: number, y: number, w: number, h: number) => ({
  front: `M${x} ${y}h${w}v${h}h-${w}z`,
  side: `M${x + w} ${y}l${Math.round(w * 0.3)}-14v${h}l-${Math.round(w * 0.3)} 14z`,
})
const houses = [
  house(520, 330, 110, 120),
  house(400, 402, 120, 110),
  house(660, 410, 130, 120),
  house(300, 486, 120, 120),
  house(470, 486, 130, 120),
  house(636, 508, 120, 120),
  house(800, 426, 92, 110),
  house(800, 528, 80, 100),
  house(256, 584, 110, 120),
  house(390, 584, 120, 130),
  house(546, 596, 140, 140),
  house(724, 600, 100, 140),
]

/** Blue domes and white cubes of Santorini stepping down the caldera's rim to the sea, bougainvillea in front. */
export const santorini: Landmark = ink => `
<path fill="${ink.shade}" opacity=".4" d="M560 600Q700 560 860 572T1100 560L2200 590V612H560z"/>
<path fill="${ink.shade}" d="M-420 1200L-340 700L-200 610L-60 560L60 470L200 420L360 350L520 300L700 340L800 392L914 420L946 560L966 720L990 1200H-1000z"/>
<path fill="${ink.deep}" opacity=".35" d="M700 340L800 392L914 420L946 560L966 720L990 1200H760L820 700L740 480z"/>
<path fill="${ink.paper}" d="${houses.map(h => h.front).join('')}"/>
<path fill="${ink.water}" opacity=".38" d="${houses.map(h => h.side).join('')}"/>
<path fill="${ink.paper}" d="M520 330V306Q575 262 630 306V330zM696 410V388H774V410z"/>
<path fill="${ink.water}" d="M528 306C528 220 562 196 578 190C594 196 626 220 626 306zM300 486C300 420 336 394 356 388C376 394 412 420 412 486zM664 410C668 350 704 326 724 320C744 326 782 350 786 410z"/>
<path fill="${ink.deep}" opacity=".35" d="M578 190C594 196 626 220 626 306H592C600 250 594 220 578 190zM356 388C376 394 412 420 412 486H380C386 440 376 410 356 388zM724 320C744 326 782 350 786 410H750C756 370 748 340 724 320z"/>
<path fill="${ink.paper}" d="M574 190V150H582V190zM564 162H592V170H564zM352 388V354H360V388zM344 364H368V371H344zM720 320V288H728V320zM712 297H736V304H712z"/>
<path fill="${ink.paper}" d="M812 430V300H880V430zM826 300Q846 260 866 300z"/><path fill="${ink.deep}" d="M826 350V336Q836 318 846 336V350zM852 350V336Q860 318 868 336V350zM826 400V386Q836 368 846 386V400zM852 400V386Q860 368 868 386V400z"/><path fill="${ink.glow}" d="M832 340h8v14h-8zM856 390h8v14h-8z"/><path fill="${ink.water}" opacity=".38" d="M872 300H880V430H872z"/>
<path fill="${ink.water}" d="M430 440q14-22 28 0v34h-28zM500 520h34v40h-34zM560 520h26v86h-26zM690 446q14-22 28 0v84h-28zM326 526h30v34h-30zM372 520h28v86h-28zM280 624h30v40h-30zM420 630h34v44h-34zM578 640q18-28 36 0v96h-36zM640 640h26v34h-26zM664 548h30v36h-30zM714 548h26v80h-26zM744 640h28v60h-28z"/>
<path fill="${ink.glow}" opacity=".9" d="M548 368h24v32h-24zM590 368h24v32h-24zM734 446h26v34h-26z"/>
<path fill="${ink.paper}" d="M-300 1200L-220 760L-60 730L260 690L420 714L560 730L700 736L840 724L920 760L970 1200z"/><path fill="${ink.water}" opacity=".25" d="M-270 1200L-200 810L300 760L600 790L924 770L970 1200z"/>
<path fill="${ink.accent}" d="M210 730Q200 660 262 650Q290 600 340 640Q392 640 388 700Q430 740 380 776Q300 800 236 780Q196 770 210 730z"/><path fill="${ink.leaf}" d="M236 780Q220 740 268 736Q300 700 340 736Q376 736 380 776Q300 800 236 780z"/>
<path fill="${ink.paper}" opacity=".45" d="M240 690q20-24 40-6q-14 24-40 6zM300 660q24-18 40 4q-22 20-40-4zM336 708q22-16 38 4q-22 18-38-4z"/>`
