import type { Landmark } from '../../strokes/landmark.ts'

/** A banded lighthouse with its keeper's cottage on a rocky headland, surf below; its beam is lit at night. */
export const lighthouse: Landmark = ink => `
${ink.night ? `<path fill="${ink.glow}" opacity=".5" d="M560 214L-400 90V330zM560 214L1600 40V380z"/>` : ''}
<path fill="${ink.shade}" d="M150 700L210 640L280 612L330 560L460 530L700 520L800 548L860 600L900 650L1010 720z"/>
<path fill="${ink.leaf}" d="M280 612L330 560L460 530L700 520L800 548L850 592Q700 560 560 578T280 612z"/>
<path fill="${ink.deep}" opacity=".45" d="M470 720L520 640L500 600L600 590L640 650L620 720zM760 720L740 640L790 600L860 600L900 650L1010 720zM150 700L210 640L280 612L290 660L260 720z"/>
<path fill="${ink.light}" d="M330 640L400 606L470 612L440 660L380 690zM640 650L690 600L740 604L720 660L680 690z"/>
<path fill="${ink.paper}" d="M640 460H800V560H640z"/><path fill="${ink.deep}" opacity=".18" d="M760 460H800V560H760z"/><path fill="${ink.accent}" d="M624 466L668 404H780L816 466z"/><path fill="${ink.deep}" opacity=".25" d="M740 404H780L816 466H768z"/>
<path fill="${ink.paper}" d="M690 376h26v40h-26z"/><path fill="${ink.deep}" d="M664 486h26v32h-26zM750 486h26v32h-26z"/><path fill="${ink.base}" d="M706 490h28v70h-28z"/>
<path fill="${ink.paper}" d="M506 256H614L644 564H476z"/>
<path fill="${ink.base}" d="M506 256H614L620 318H500zM494 380H626L632 442H488zM482 504H638L644 564H476z"/>
<path fill="${ink.deep}" opacity=".25" d="M580 256H614L644 564H594z"/><path fill="${ink.paper}" opacity=".3" d="M516 256H532L510 564H490z"/>
<path fill="${ink.deep}" d="M490 240H630V258H490zM496 216H500V240H496zM620 216H624V240H620zM494 214H626V220H494zM522 176H598V242H522z"/>
<path fill="${ink.glow}" d="M530 182h26v54h-26zM564 182h26v54h-26z"/><path fill="${ink.accent}" d="M512 178Q520 130 560 122Q600 130 608 178z"/><path fill="${ink.deep}" opacity=".25" d="M560 122Q600 130 608 178H576Q580 146 560 122z"/><path fill="${ink.deep}" d="M556 96H564V124H556z"/>
<path fill="${ink.deep}" d="M550 340q10-14 20 0v24h-20zM550 462q10-14 20 0v24h-20zM540 530q20-26 40 0v34h-40z"/>
<path fill="${ink.paper}" d="M120 706Q170 650 210 690Q240 640 290 690Q330 664 380 700Q450 660 500 704Q560 670 620 706Q680 660 740 704Q800 664 850 702Q910 650 950 696Q1000 670 1060 712Q900 750 700 738Q400 760 120 706z"/>
<path fill="${ink.water}" d="M100 730Q200 706 300 734T520 730T740 736T1080 728Q900 770 620 768T100 730z"/><path fill="${ink.paper}" opacity=".6" d="M260 790Q380 774 500 790Q380 802 260 790zM620 782Q740 770 860 784Q740 796 620 782z"/>
<path fill="${ink.paper}" d="M300 330q40-26 60 6q24-30 66-10q-38 2-62 28q-26-24-64-24zM820 250q28-18 42 4q17-21 46-7q-27 2-43 20q-18-17-45-17z"/>`
