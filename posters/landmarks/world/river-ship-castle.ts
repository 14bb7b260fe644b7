import type { Landmark } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'

/** A long, low river ship on the Danube below a four-towered castle on its rock and a baroque church. */
export const riverShipCastle: Landmark = ink => `
<path fill="${ink.leaf}" opacity=".45" d="M-1000 610L-100 520L240 470L500 540L760 440L1000 500L2200 560V620H-1000z"/>
<path fill="${ink.leaf}" d="M200 620Q300 470 400 420L460 360H760L800 400Q870 470 1010 620z"/>
<path fill="${ink.deep}" opacity=".25" d="M640 360H760L800 400Q870 470 1010 620H700Q740 480 640 360z"/>
<path fill="${ink.light}" d="M448 370L470 340H760L786 396L740 430L700 400L640 440L560 404L500 430z"/>
<path fill="${ink.shade}" opacity=".6" d="M640 372L700 350L786 396L740 430L700 400L640 440z"/>
<path fill="${ink.paper}" d="M470 232H760V372H470zM446 206H506V376H446zM560 180H612V250H560zM728 206H788V384H728z"/>
<path fill="${ink.deep}" opacity=".18" d="M640 232H760V372H640zM490 206H506V376H490zM762 206H788V384H762zM594 180H612V250H594z"/>
<path fill="${ink.accent}" d="M494 234L512 190H724L744 234zM438 208L476 128L514 208zM720 208L758 128L796 208zM552 182L586 116L620 182z"/>
<path fill="${ink.deep}" opacity=".25" d="M640 234V190H724L744 234zM476 128L514 208H488zM758 128L796 208H770zM586 116L620 182H598z"/>
<path fill="${ink.deep}" d="${boxes([516, 262], [8, 2], [28, 46], [12, 22])}${boxes([470, 240], [1, 3], [0, 42], [12, 20])}${boxes([750, 240], [1, 3], [0, 42], [12, 20])}M580 200h12v24h-12z"/>
<path fill="${ink.paper}" d="M262 500H340V612H262zM286 420H316V612H286zM350 540H420V612H350zM880 556H950V612H880z"/>
<path fill="${ink.base}" d="M252 502L278 468H330L352 502zM342 542L360 512H412L430 542zM870 558L890 528H940L962 558zM280 422Q282 394 296 386V362L301 340L306 362V386Q320 394 322 422z"/>
<path fill="${ink.deep}" d="M296 436h10v22h-10zM270 524h12v20h-12zM322 524h12v20h-12zM366 558h12v18h-12zM392 558h12v18h-12z"/>
<path fill="${ink.leaf}" d="M200 622Q230 580 260 604Q300 570 350 602Q400 570 440 604Q520 580 560 606Q640 576 700 604Q780 576 830 602Q900 574 1010 622z"/><path fill="${ink.deep}" opacity=".35" d="M200 622Q240 600 260 612Q300 590 350 612Q400 590 440 612Q520 594 560 614Q640 590 700 612Q780 592 830 612Q900 590 1010 622z"/>
<path fill="${ink.paper}" d="M196 652Q226 610 300 604H950L966 700H250Q206 682 196 652z"/>
<path fill="${ink.deep}" d="${boxes([300, 616], [15, 1], [42, 0], [34, 24])}${boxes([320, 660], [30, 1], [20.6, 0], [12, 9])}"/>
<path fill="${ink.glow}" d="${boxes([342, 616], [5, 1], [126, 0], [34, 24])}"/>
<path fill="${ink.accent}" d="M204 646Q230 650 262 650H957L960 658H262Q226 658 202 656z"/>
<path fill="${ink.base}" d="M214 672Q230 690 250 700H966L962 680H250z"/>
<path fill="${ink.accent}" d="M420 586L440 574H600L620 586zM700 586L716 574H820L836 586z"/><path stroke="${ink.deep}" stroke-width="4" d="M430 586V606M520 586V606M610 586V606M710 586V606M826 586V606M296 604V586M296 590H410"/>
<path fill="${ink.shade}" d="M316 604L330 584H396V604z"/>
<path fill="${ink.paper}" opacity=".8" d="M180 700Q220 688 260 702Q560 694 980 702Q700 716 480 712T180 700z"/><path fill="${ink.paper}" opacity=".4" d="M300 740Q480 728 640 742Q460 752 300 740zM640 768Q760 758 880 770Q760 778 640 768z"/>`
