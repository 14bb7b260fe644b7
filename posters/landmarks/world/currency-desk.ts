import type { Landmark } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { repeat } from '../../strokes/shapes.ts'

/** A money changer's counter: a fan of banknotes, towers of coins, a desk calculator and a rate board behind. */
export const currencyDesk: Landmark = ink => {
  const note = (turn: number, colour: string) =>
    `<g transform="rotate(${turn} 460 690)"><path fill="${colour}" d="M360 330H560V680H360z"/><path fill="${ink.paper}" opacity=".85" d="M376 346H544V664H376z"/><path fill="${colour}" opacity=".5" d="M384 354H536V656H384z"/><circle fill="${ink.paper}" cx="460" cy="430" r="52"/><circle fill="${colour}" cx="460" cy="430" r="38"/><path fill="${ink.paper}" d="M460 402l9 20 22 2-17 15 5 22-19-12-19 12 5-22-17-15 22-2zM396 520H524V530H396zM396 544H500V554H396zM396 568H524V578H396z"/></g>`
  const coins = (x: number, y: number, count: number) =>
    repeat(
      count,
      i => `<path fill="${i % 2 ? '#D9982F' : '#E9B548'}" d="M${x - 54} ${y - i * 19}a54 15 0 0 0 108 0v-19h-108z"/>`,
    ) +
    `<ellipse fill="#F7D57E" cx="${x}" cy="${y - count * 19}" rx="54" ry="15"/><ellipse fill="none" stroke="#D9982F" stroke-width="4" cx="${x}" cy="${y - count * 19}" rx="38" ry="9"/>`
  return `
<path fill="${ink.deep}" d="M320 110H900V356H320z"/><path fill="${ink.shade}" d="M334 124H886V342H334z"/><path fill="${ink.deep}" opacity=".45" d="${repeat(4, i => `M334 ${172 + i * 44}h552v6h-552z`)}M610 124h6v218h-6z"/>
${repeat(4, i => `<g transform="translate(0 ${i * 44})"><path fill="${[ink.accent, ink.water, ink.leaf, ink.light][i]}" d="M352 136h46v28h-46z"/><path fill="${ink.paper}" d="M352 ${i % 2 ? 136 : 146}h46v${i % 2 ? 9 : 8}h-46z"/><path fill="${ink.glow}" d="M420 142h120v14h-120zM640 142h60v16h-60zM710 142h24v16h-24zM746 142h40v16h-40z"/><path fill="${i % 2 ? '#E0604C' : '#6FBF86'}" d="${i % 2 ? 'M836 142h30l-15 20z' : 'M836 160h30l-15-20z'}"/></g>`)}
<path fill="${ink.base}" d="M-1000 640H2200V1200H-1000z"/><path fill="${ink.light}" d="M-1000 628H2200V654H-1000z"/><path fill="${ink.deep}" opacity=".25" d="M-1000 760H2200V1200H-1000z"/>
<path fill="${ink.paper}" opacity=".2" d="M-1000-300H240V628H-1000zM980-300H2200V628H980z"/><path fill="${ink.shade}" d="M236-300H252V640H236zM968-300H984V640H968z"/>
<path fill="${ink.deep}" opacity=".22" d="M300 700Q600 670 940 710Q700 760 300 740z"/>
${note(-42, ink.leaf)}${note(-24, ink.accent)}${note(-6, ink.water)}${note(12, ink.base)}${note(30, ink.leaf)}
<path fill="${ink.paper}" d="M384 610Q460 580 536 610L548 680Q460 706 372 680z"/><path fill="${ink.accent}" d="M381 630Q460 604 540 630L545 658Q460 680 376 658z"/>
${coins(690, 690, 9)}${coins(800, 704, 6)}${coins(740, 748, 4)}${coins(900, 716, 3)}
<g transform="rotate(-8 590 760)"><path fill="${ink.deep}" opacity=".3" d="M516 706H660V850H516z"/><path fill="${ink.deep}" d="M506 694H652V850H506z"/><path fill="${ink.glow}" d="M518 706H640V740H518z"/><path fill="${ink.paper}" d="${boxes([520, 752], [3, 3], [31, 30], [22, 20])}"/><path fill="${ink.accent}" d="${boxes([613, 752], [1, 3], [31, 30], [24, 20])}"/></g>
<ellipse fill="#D9982F" cx="350" cy="770" rx="44" ry="17"/><ellipse fill="#F7D57E" cx="350" cy="762" rx="44" ry="17"/><ellipse fill="none" stroke="#D9982F" stroke-width="4" cx="350" cy="762" rx="31" ry="11"/><ellipse fill="#D9982F" cx="430" cy="804" rx="44" ry="17"/><ellipse fill="#F7D57E" cx="430" cy="796" rx="44" ry="17"/>`
}
