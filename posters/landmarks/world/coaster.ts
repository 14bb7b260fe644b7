import type { Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'

/** A roller coaster: timber lattice under the first hill, a steel loop, a train of cars with arms in the air. */
export const coaster: Landmark = ink => {
  const car = (x: number, y: number, angle: number) =>
    turned(
      angle,
      x,
      y,
      `<path fill="${ink.accent}" d="M${x - 36} ${y - 10}V${y - 40}H${x + 24}Q${x + 38} ${y - 36} ${x + 38} ${y - 10}z"/><path fill="${ink.deep}" opacity=".3" d="M${x - 36} ${y - 22}H${x + 38}V${y - 10}H${x - 36}z"/><path fill="none" stroke="#D9A27A" stroke-width="7" stroke-linecap="round" d="M${x - 22} ${y - 52}L${x - 34} ${y - 92}M${x - 12} ${y - 52}L${x - 8} ${y - 94}M${x + 8} ${y - 52}L${x} ${y - 92}M${x + 16} ${y - 52}L${x + 26} ${y - 92}"/><path fill="${ink.base}" d="M${x - 26} ${y - 38}v-18h20v18zM${x + 2} ${y - 38}v-18h20v18z"/><circle fill="#D9A27A" cx="${x - 16}" cy="${y - 66}" r="11"/><circle fill="#D9A27A" cx="${x + 12}" cy="${y - 66}" r="11"/><path fill="${ink.deep}" d="M${x - 28} ${y - 68}a12 12 0 0 1 23-4zM${x} ${y - 68}a12 12 0 0 1 23-4z"/>`,
    )
  const hill = (x: number) => Math.round(640 - 420 * Math.exp(-(((x - 410) / 150) ** 2)))
  const posts = Array.from({ length: 17 }, (_, i) => 170 + i * 30)
  const track = `M-200 640H120C260 640 300 220 410 220S560 640 690 640S900 560 900 420A150 150 0 1 0 602 420C606 560 720 640 860 640H2200`
  return `
<path fill="${ink.leaf}" opacity=".6" d="M-1000 660V600Q0 560 200 600Q500 560 700 600Q1000 550 2200 600V660z"/>
<path stroke="${ink.shade}" stroke-width="6" fill="none" d="${posts.map(x => `M${x} 664V${hill(x) + 6}`).join('')}"/>
<path stroke="${ink.light}" stroke-width="4" fill="none" d="${posts
    .slice(0, -1)
    .map(x =>
      repeat(6, row => {
        const y = 660 - row * 74
        return y - 74 > Math.max(hill(x), hill(x + 30)) - 20
          ? `M${x} ${y}L${x + 30} ${y - 74}M${x + 30} ${y}L${x} ${y - 74}M${x} ${y - 74}h30`
          : ''
      }),
    )
    .join('')}"/>
<path stroke="${ink.deep}" stroke-width="14" d="M751 660V276M660 660L751 520M842 660L751 520"/>
<path fill="none" stroke="${ink.deep}" stroke-width="26" d="${track}"/><path fill="none" stroke="${ink.base}" stroke-width="16" d="${track}"/><path fill="none" stroke="${ink.paper}" stroke-width="4" d="${track}"/>
${car(341, 328, -62)}${car(369, 260, -42)}${car(430, 220, 6)}
<path fill="${ink.accent}" d="M480 664L520 604H640L680 664z"/><path fill="${ink.paper}" d="M504 664L540 604H564L544 664zM584 664L590 604H614L626 664z"/><path fill="${ink.light}" d="M492 664H668V704H492z"/><path fill="${ink.deep}" d="M560 704V676H600V704z"/><path stroke="${ink.deep}" stroke-width="4" d="M580 604V566"/><path fill="${ink.glow}" d="M582 566l34 12-34 12z"/>
<path fill="${ink.leaf}" d="M-1000 664H2200V730H-1000z"/><path fill="${ink.leaf}" d="M180 700Q180 620 230 610Q280 620 276 700zM880 700Q876 610 940 600Q1000 614 990 700z"/><path fill="${ink.deep}" opacity=".35" d="M230 610Q280 620 276 700H240Q250 640 230 610zM940 600Q1000 614 990 700H948Q964 640 940 600zM-1000 690H2200V730H-1000z"/>`
}
