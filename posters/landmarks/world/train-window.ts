import type { Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** Hills, a river bridge and paddies passing a wide train window; two seats, a table with tea and a book. */
export const trainWindow: Landmark = ink => {
  const seat = (flip: boolean) =>
    `<g${flip ? ' transform="matrix(-1 0 0 1 1200 0)"' : ''}><path fill="${ink.accent}" d="M60 400Q60 350 110 350H196Q240 350 244 400L270 700H420Q450 700 450 730V790H60z"/><path fill="${ink.deep}" opacity=".25" d="M60 400Q60 350 110 350H120Q90 360 92 410V790H60zM244 660L270 700H420Q450 700 450 730V744H250z"/><path fill="${ink.paper}" d="M100 350H200Q236 350 242 390L246 430H92V392Q92 350 100 350z"/><path fill="${ink.shade}" d="M200 590H330Q346 590 346 606V626H210zM100 790H420V1200H100z"/></g>`
  return `
<path fill="${ink.base}" d="M-1000-300H2200V1200H-1000z"/><path fill="${ink.shade}" d="M-1000-300H2200V70H-1000z"/><path fill="${ink.light}" d="M-1000 64H2200V76H-1000z"/><path fill="${ink.deep}" opacity=".35" d="M-1000 10H2200V18H-1000z"/>
<path fill="${ink.deep}" opacity=".4" d="M156 120Q156 94 182 94H1018Q1044 94 1044 120V590Q1044 616 1018 616H182Q156 616 156 590z"/><path fill="${ink.paper}" d="M166 126Q166 104 188 104H1012Q1034 104 1034 126V584Q1034 606 1012 606H188Q166 606 166 584z"/>
<path fill="${ink.water}" d="M190 146Q190 128 208 128H992Q1010 128 1010 146V564Q1010 582 992 582H208Q190 582 190 564z" opacity=".6"/><path fill="${ink.glow}" opacity=".8" d="M190 300Q600 240 1010 300V564Q1010 582 992 582H208Q190 582 190 564z"/><circle fill="${ink.paper}" cx="740" cy="240" r="62"/>
<path fill="${ink.base}" opacity=".45" d="M190 380L300 280L380 340L480 220L580 320L660 270L780 370L900 300L1010 370V460H190z"/><path fill="${ink.paper}" opacity=".8" d="M480 220L530 270L500 264L480 290L460 266L440 270z"/>
<path fill="${ink.leaf}" opacity=".75" d="M190 420Q320 350 460 410Q620 360 760 420Q900 370 1010 420V582H190z"/>
<path fill="${ink.shade}" d="M190 412H640V424H190z"/><path fill="none" stroke="${ink.shade}" stroke-width="9" d="${repeat(5, i => `M${200 + i * 88} 470V420M${200 + i * 88} 466Q${244 + i * 88} 400 ${288 + i * 88} 466`)}"/>
<path fill="${ink.leaf}" d="M190 480Q420 430 640 476T1010 470V564Q1010 582 992 582H208Q190 582 190 564z"/><path fill="${ink.light}" opacity=".7" d="M190 510Q420 470 560 500Q420 510 300 540L190 550zM640 500Q800 470 1010 500V520Q860 500 700 530zM700 550Q860 520 1010 540V564Q1010 582 992 582H660z"/><path fill="${ink.water}" d="M560 582Q520 540 640 516T700 476H720Q720 510 660 536T640 582z"/>
<path fill="${ink.paper}" d="M860 470V440H910V470z"/><path fill="${ink.accent}" d="M850 444L885 416L920 444z"/><path fill="${ink.deep}" d="M330 540Q310 500 340 470Q350 440 370 470Q400 500 376 540z" opacity=".5"/><path fill="${ink.paper}" opacity=".25" d="M420 128H520L360 582H240zM560 128H590L440 582H400z"/>
<path fill="${ink.paper}" d="M594 104H606V606H594z"/>
<path fill="${ink.light}" d="M190 104H290Q296 340 236 606H190zM1010 104H910Q904 340 964 606H1010z"/><path fill="${ink.deep}" opacity=".2" d="M214 104H230Q234 360 210 606H196Q220 360 214 104zM256 104H270Q272 340 232 606H222Q260 340 256 104zM986 104H970Q966 360 990 606H1004Q980 360 986 104zM944 104H930Q928 340 968 606H978Q940 340 944 104z"/><path fill="${ink.accent}" d="M186 440H272L266 462H186zM1014 440H928L934 462H1014z"/>
<path fill="${ink.deep}" opacity=".25" d="M-1000 640H2200V1200H-1000z"/>${seat(false)}${seat(true)}
<path fill="${ink.deep}" d="M588 690H612V900H588z"/><path fill="${ink.light}" d="M400 660H800V690H400z"/><path fill="${ink.deep}" opacity=".3" d="M400 682H800V694H400z"/>
<path fill="${ink.paper}" d="M510 596H570L562 660H518z"/><path fill="${ink.accent}" d="M513 612H567L565 630H515z"/><path fill="none" stroke="${ink.paper}" stroke-width="8" d="M568 608Q592 608 588 630T564 644"/><path fill="none" stroke="${ink.paper}" opacity=".8" stroke-width="6" stroke-linecap="round" d="M532 580q-12-16 2-30t0-26M552 578q-10-14 2-24"/><path fill="${ink.leaf}" d="M640 640L760 632L764 658H644z"/><path fill="${ink.paper}" d="M644 648L762 640L763 648L645 656z"/><path fill="${ink.accent}" d="M660 622L752 614L756 634L662 640z"/>`
}
