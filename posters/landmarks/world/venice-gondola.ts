import type { Landmark } from '../../strokes/landmark.ts'

/** A gondola passing the domed church at the mouth of the Grand Canal, Venice; striped mooring poles in front. */
export const veniceGondola: Landmark = ink => `
<path fill="${ink.base}" opacity=".45" d="M-1000 640V560H-200V530H0V556L120 540V500H180V560L230 520H300V640zM860 640V540H930V510H1000V560H2200V640z"/>
<path fill="${ink.light}" d="M286 640V330H330V640z"/><path fill="${ink.base}" d="M282 336V284H334V336zM288 284L308 196L328 284z"/><path fill="${ink.deep}" d="M294 292h10v38h-10zM312 292h10v38h-10z"/><path fill="${ink.glow}" d="M305 198V172H311V198z"/><path fill="${ink.deep}" opacity=".25" d="M316 330H330V640H316zM308 196L328 284H312z"/>
<path fill="${ink.paper}" d="M460 640V470H880V640z"/><path fill="${ink.deep}" opacity=".14" d="M760 470H880V640H760z"/>
<path fill="${ink.paper}" d="M540 470V380H780V470z"/><path fill="${ink.deep}" opacity=".16" d="M690 380H780V470H690z"/>
<path fill="${ink.light}" d="M548 384Q548 236 660 206Q772 236 772 384z"/><path fill="${ink.shade}" d="M660 206Q772 236 772 384H706Q706 270 660 206z"/><path fill="none" stroke="${ink.paper}" stroke-width="3" opacity=".6" d="M590 384Q596 270 660 208M632 384Q636 280 660 208"/>
<path fill="${ink.paper}" d="M632 214V160H688V214zM628 154H692V164H628z"/><path fill="${ink.light}" d="M636 156Q638 122 660 114Q682 122 684 156z"/><path fill="${ink.deep}" d="M640 170h8v36h-8zM656 170h8v36h-8zM672 170h8v36h-8zM658 114V84h4v30zM650 94h20v4h-20z"/>
<path fill="${ink.paper}" d="M520 470Q500 470 500 440Q500 412 530 412Q556 412 556 440V470zM800 470Q820 470 820 440Q820 412 790 412Q764 412 764 440V470z"/><path fill="none" stroke="${ink.shade}" stroke-width="6" d="M536 446a12 12 0 1 0-12 8M784 446a12 12 0 1 1 12 8"/>
<path fill="${ink.light}" d="M820 470Q822 380 866 352Q912 380 912 470z"/><path fill="${ink.shade}" d="M866 352Q912 380 912 470H884Q886 400 866 352z"/><path fill="${ink.paper}" d="M852 354V326H880V354zM812 468H920V640H812z"/><path fill="${ink.deep}" opacity=".2" d="M880 468H920V640H880z"/>
<path fill="${ink.paper}" d="M570 640V440L660 384L750 440V640z"/><path fill="${ink.shade}" d="M556 446L660 376L764 446L756 454L660 394L564 454z"/><path fill="${ink.deep}" d="M622 640V530Q660 480 698 530V640z"/><path fill="${ink.shade}" d="M586 640V460H600V640zM720 640V460H734V640zM490 640V560q14-24 28 0v80zM790 640V560q14-24 28 0v80zM846 560v-40q16-26 32 0v40zM648 440a14 14 0 1 0 24 0a14 14 0 1 0-24 0z"/>
<path fill="${ink.deep}" d="${[566, 606, 700, 740].map(x => `M${x} 400q7-14 14 0v44h-14z`).join('')}"/>
<path fill="${ink.light}" d="M440 640H930L950 668H420z"/><path fill="${ink.shade}" d="M430 652H940L950 668H420z"/>
<path fill="${ink.water}" d="M-1000 664H2200V1200H-1000z"/><path fill="${ink.deep}" opacity=".18" d="M450 668H930Q900 740 780 730Q660 790 540 730Q460 740 450 668z"/>
<path fill="${ink.paper}" opacity=".5" d="M240 700H380V706H240zM560 690H700V695H560zM780 706H900V711H780zM640 812H800V818H640zM300 830H460V836H300z"/>
<path fill="#1B2430" d="M190 690Q200 730 300 750Q560 784 760 752Q880 726 930 640L944 640Q944 700 914 736Q850 800 560 806Q320 800 240 766Q186 738 176 690z"/>
<path fill="${ink.paper}" d="M926 642L926 606Q928 584 954 588Q962 602 944 610L942 642z"/><path fill="${ink.accent}" d="M470 764L486 716H520L530 766zM560 770V724Q600 700 640 724V768z"/><path fill="${ink.glow}" d="M250 738Q560 790 860 726L866 732Q560 802 250 746z"/>
<path stroke="${ink.deep}" stroke-width="6" d="M240 610L470 862"/>
<path fill="#1B2430" d="M300 752L308 664H346L352 760H334L328 690L318 756z"/><path fill="${ink.paper}" d="M304 672V600Q326 582 348 600V672z"/><path fill="${ink.accent}" d="M304 612H348V620H304zM304 632H348V640H304zM304 652H348V660H304z"/><path fill="#D9A27A" d="M316 560h20v34h-20zM250 628L304 606V622L262 642zM272 652L346 610L352 624L284 664z"/><path fill="${ink.glow}" d="M294 566H358L354 558H340L336 544H316L312 558H298z"/><path fill="${ink.accent}" d="M313 554H339L340 559H312z"/>
<path fill="${ink.paper}" d="M836 850V560H854V850zM894 880V600H914V880zM790 830V620H804V830z"/><path fill="${ink.accent}" d="${[
  836, 894, 790,
]
  .map((x, i) => {
    const w = [18, 20, 14][i]
    const top = [570, 610, 628][i] ?? 0
    return Array.from({ length: 6 }, (_, k) => `M${x} ${top + k * 44}l${w}-12v20l-${w} 12z`).join('')
  })
  .join('')}"/><path fill="${ink.glow}" d="M833 562l12-22 12 22zM891 602l13-24 13 24zM787 622l10-18 10 18z"/>`
