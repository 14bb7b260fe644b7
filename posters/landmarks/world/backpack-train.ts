import type { Landmark } from '../../strokes/landmark.ts'
import { panes } from '../../strokes/panes.ts'

/** A traveller with a big backpack on a platform as the train comes in under the station roof. */
export const backpackTrain: Landmark = ink => `
<path fill="${ink.leaf}" opacity=".5" d="M-1000 620Q0 520 200 580Q400 540 560 600V660H-1000z"/>
<path fill="${ink.light}" d="M560 600L600 570H640V660H560z"/>
<path fill="${ink.base}" d="M500 380Q520 330 600 326L640 330V650H520Q496 640 500 600z"/><path fill="${ink.paper}" d="M640 330L2200-120V1020L640 650z"/><path fill="${ink.base}" d="M640 330L2200-120V60L640 366zM640 560L2200 700V1020L640 650z"/><path fill="${ink.accent}" d="M640 540L2200 620V700L640 560z"/>
<path fill="${ink.deep}" d="${panes(
  [
    [650, 388],
    [1500, 260],
    [1500, 560],
    [650, 510],
  ],
  8,
  1,
  0.74,
  0.86,
)}"/><path fill="${ink.glow}" opacity=".9" d="${panes(
  [
    [650, 388],
    [756, 372],
    [756, 516],
    [650, 510],
  ],
  1,
  1,
  0.74,
  0.8,
)}${panes(
  [
    [862, 356],
    [969, 340],
    [969, 530],
    [862, 522],
  ],
  1,
  1,
  0.74,
  0.8,
)}"/>
<path fill="${ink.deep}" d="M514 400Q530 360 590 356H626V470H512z"/><path fill="${ink.water}" opacity=".7" d="M520 410Q536 370 580 366L548 464H518z"/><path fill="${ink.accent}" d="M502 480H640V500H502z"/><circle fill="${ink.glow}" cx="530" cy="540" r="17"/><circle fill="${ink.glow}" cx="606" cy="544" r="17"/><path fill="${ink.deep}" d="M510 590H640V650H530z"/>
<path fill="${ink.deep}" d="M430 668L520 640H640L2200 1010V1200H560z"/><path stroke="${ink.light}" stroke-width="7" d="M500 660L640 1200M570 656L900 1200"/>
<path fill="${ink.light}" d="M-1000 650H480L600 1200H-1000z"/><path fill="${ink.glow}" d="M452 650H480L600 1200H520z"/><path fill="${ink.deep}" opacity=".2" d="M-1000 700H456L464 730H-1000zM180 1200L330 650H336L200 1200z"/>
<path fill="${ink.shade}" d="M-1000-300H2200V-60L640 210L500 250L-1000 170z"/><path fill="${ink.deep}" opacity=".4" d="M-1000 150L500 236L640 196L2200-90V-60L640 214L500 256L-1000 190z"/><path fill="${ink.deep}" d="M160 190H186V660H160zM440 236H454V652H440zM186 300L260 206H280L186 330zM160 300L80 190H60L160 330z"/>
<circle fill="${ink.paper}" cx="316" cy="300" r="44"/><circle fill="none" stroke="${ink.accent}" stroke-width="8" cx="316" cy="300" r="44"/><path stroke="${ink.deep}" stroke-width="6" d="M316 300V270M316 300L338 310M316 256V224"/>
<path fill="${ink.deep}" opacity=".25" d="M260 780Q360 750 480 782Q370 806 260 780z"/>
<path fill="${ink.shade}" d="M318 620H424L434 770H386L372 660L352 770H304z"/><path fill="${ink.deep}" d="M300 762H354V786H292zM384 762H436L446 786H384z"/>
<path fill="${ink.leaf}" d="M300 440Q370 410 440 440L446 640H300z"/><path fill="#D9A27A" d="M294 460Q276 520 284 610L304 608Q300 540 312 480zM446 460Q466 520 456 610L436 608Q442 540 430 480zM352 390H390V430H352z"/>
<circle fill="#D9A27A" cx="371" cy="372" r="36"/><path fill="${ink.deep}" d="M336 380Q328 330 371 326Q414 330 408 380Q372 396 336 380z"/><path fill="${ink.accent}" d="M326 352Q330 312 371 310Q412 312 416 352Q372 366 326 352z"/>
<path fill="${ink.accent}" d="M312 450Q314 424 340 424H404Q430 424 432 450L438 610Q438 634 412 636H332Q306 634 306 610z"/><path fill="${ink.deep}" opacity=".26" d="M392 424H404Q430 424 432 450L438 610Q438 634 412 636H396Q408 520 392 424z"/><path fill="${ink.deep}" opacity=".35" d="M326 530H418V612Q418 620 408 620H336Q326 620 326 612zM310 474H434V484H310z"/><path fill="${ink.glow}" d="M364 520H380V556H364zM336 470H346V500H336zM398 470H408V500H398z"/><path fill="${ink.base}" d="M298 396Q298 384 312 384H432Q446 384 446 396V416Q446 430 432 430H312Q298 430 298 416z"/><path fill="${ink.paper}" opacity=".6" d="M326 384H338V430H326zM404 384H416V430H404z"/>`
