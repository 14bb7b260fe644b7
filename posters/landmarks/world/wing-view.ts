import type { Landmark } from '../../strokes/landmark.ts'
import { at } from '../../strokes/shapes.ts'

/** The wing and a sea of clouds seen through an aircraft window, the window shade half up, seat backs below. */
export const wingView: Landmark = ink => {
  const side = (x: number) =>
    at(
      x,
      0,
      `<path fill="${ink.deep}" opacity=".16" d="M-130 236Q-130 150 0 150T130 236V530Q130 616 0 616T-130 530z"/><path fill="${ink.paper}" d="M-112 246Q-112 168 0 168T112 246V520Q112 598 0 598T-112 520z"/><path fill="${ink.water}" opacity=".55" d="M-90 260Q-90 190 0 190T90 260V510Q90 576 0 576T-90 510z"/><path fill="${ink.paper}" d="M-90 460Q-40 430 0 456Q50 430 90 460V510Q90 576 0 576T-90 510z"/>`,
    )
  const seat = (x: number) =>
    at(
      x,
      0,
      `<path fill="${ink.base}" d="M-150 1200V800Q-150 720-80 716H80Q150 720 150 800V1200z"/><path fill="${ink.shade}" d="M70 716H80Q150 720 150 800V1200H90Q100 900 70 716z"/><path fill="${ink.paper}" d="M-96 716H96V790Q0 806-96 790z"/><path fill="${ink.deep}" opacity=".14" d="M50 716H96V790Q70 796 56 797z"/>`,
    )
  return `
<path fill="${ink.paper}" d="M-1000-300H2200V1200H-1000z"/><path fill="${ink.light}" opacity=".4" d="M-1000-300H2200V80Q600 40-1000 80z"/><path fill="${ink.deep}" opacity=".12" d="M-1000 700H2200V1200H-1000z"/><path stroke="${ink.deep}" opacity=".12" stroke-width="5" d="M270-300V900M930-300V900"/>
${side(90)}${side(1110)}${side(-420)}${side(1620)}
<path fill="${ink.deep}" opacity=".2" d="M326 260Q326 100 600 100T874 260V560Q874 716 600 716T326 560z"/><path fill="${ink.paper}" d="M340 268Q340 114 600 114T860 268V552Q860 702 600 702T340 552z"/><path fill="${ink.deep}" opacity=".1" d="M360 276Q360 136 600 136T840 276V544Q840 680 600 680T360 544z"/>
<path fill="${ink.water}" d="M386 284Q386 160 600 160T814 284V534Q814 656 600 656T386 534z"/><path fill="${ink.light}" opacity=".5" d="M386 380Q600 340 814 380V534Q814 656 600 656T386 534z"/><path fill="${ink.glow}" opacity=".9" d="M386 430Q600 400 814 430V534Q814 656 600 656T386 534z"/><circle fill="${ink.glow}" cx="500" cy="390" r="58"/><circle fill="${ink.paper}" opacity=".7" cx="500" cy="390" r="42"/>
<path fill="${ink.paper}" d="M386 470Q420 430 460 456Q490 420 540 452Q580 430 610 464Q660 440 700 470Q740 440 780 466Q804 456 814 470V534Q814 656 600 656T386 534z"/><path fill="${ink.base}" opacity=".28" d="M386 520Q430 486 480 512Q530 480 590 516Q650 490 700 520Q760 494 814 526V534Q814 656 600 656T386 534z"/><path fill="${ink.paper}" opacity=".85" d="M388 560Q430 530 490 562Q560 536 620 570Q700 546 806 570Q780 656 600 656T388 560z"/>
<path fill="${ink.shade}" d="M813 560Q700 500 560 420L470 366Q462 340 452 320L474 326Q490 356 512 372Q660 416 814 478z"/><path fill="${ink.base}" d="M814 520Q680 466 512 372Q660 416 814 478z"/><path fill="${ink.accent}" d="M452 320L474 326Q490 356 512 372L470 366Q462 340 452 320z"/><path stroke="${ink.paper}" opacity=".7" stroke-width="4" d="M548 398Q680 458 814 506M650 474L700 452M740 522L780 490"/><path fill="${ink.deep}" d="M700 510Q740 500 780 530Q770 550 730 540z"/>
<path fill="${ink.paper}" d="M386 284Q386 160 600 160T814 284V268Q810 232 386 240z"/><path fill="${ink.deep}" opacity=".16" d="M386 248Q600 236 814 262V284Q812 270 386 262z"/><path fill="${ink.deep}" opacity=".3" d="M560 222H640V232H560z"/>
${seat(230)}${seat(600)}${seat(970)}${seat(-140)}${seat(1340)}${seat(-510)}${seat(1710)}`
}
