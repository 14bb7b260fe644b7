import type { Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** A pasar malam: two rows of lit stalls running to the far end of the street under strings of bulbs, people between. */
export const nightMarket: Landmark = ink => {
  const stall = (x: number, y: number, size: number, one: string) =>
    at(
      x,
      y,
      `<path fill="${ink.glow}" opacity=".8" d="M-170-190H170V0H-170z"/><path fill="${ink.deep}" d="M-176-220H-166V0H-176zM166-220H176V0H166z"/><path fill="${ink.shade}" d="M-180-70H180V0H-180z"/><path fill="${ink.light}" d="M-186-82H186V-66H-186z"/>${repeat(9, i => `<circle fill="${[ink.accent, ink.leaf, '#F0A23A'][i % 3]}" cx="${-148 + i * 37}" cy="${-90 - (i % 2) * 12}" r="19"/>`)}<path fill="${one}" d="M-210-190L-160-290H160L210-190Q175-164 140-190Q105-164 70-190Q35-164 0-190Q-35-164-70-190Q-105-164-140-190Q-175-164-210-190z"/><path fill="${ink.paper}" d="M-140-190L-106-290H-54L-70-190Q-105-164-140-190zM0-190V-290H54L70-190Q35-164 0-190zM140-190L106-290H160L210-190Q175-164 140-190z"/><path fill="${ink.deep}" opacity=".2" d="M-210-190L-204-204H204L210-190Q175-164 140-190Q105-164 70-190Q35-164 0-190Q-35-164-70-190Q-105-164-140-190Q-175-164-210-190z"/><path fill="#FFF3C4" d="M-80-170a13 13 0 1 0 .1 0zM80-170a13 13 0 1 0 .1 0z"/>`,
      size,
    )
  const person = (x: number, y: number, size: number, coat: string) =>
    at(
      x,
      y,
      `<path fill="${ink.deep}" d="M-20-90H20L18 0H4L0-70L-4 0H-18z"/><path fill="${coat}" d="M-28-180Q0-196 28-180L32-84H-32z"/><circle fill="${ink.deep}" cy="-210" r="22"/>`,
      size,
    )
  const string = (y: number, dip: number) =>
    `<path fill="none" stroke="${ink.deep}" stroke-width="3" d="M-200 ${y}Q600 ${y + dip * 2} 1400 ${y}"/>${repeat(
      21,
      i => {
        const t = (i + 0.5) / 21
        return `<circle fill="#FFE9A0" cx="${Math.round(-200 + 1600 * t)}" cy="${Math.round(y + 4 * dip * t * (1 - t) + 10)}" r="${9}"/>`
      },
    )}`
  return `
<path fill="${ink.deep}" opacity=".55" d="M-1000 640V240H-300V300H-60V180H180V300H320V420H420V540H780V420H880V320H1010V200H1240V280H1500V240H2200V640z"/><path fill="${ink.glow}" opacity=".85" d="${repeat(7, i => `M${70 + (i % 2) * 50} ${230 + i * 40}h22v22h-22zM${1060 + (i % 3) * 50} ${240 + i * 40}h22v22h-22z`)}"/>
<path fill="${ink.glow}" opacity=".3" d="M440 640Q600 300 760 640z"/>
<path fill="${ink.shade}" d="M-1000 630H2200V1200H-1000z"/><path fill="${ink.glow}" opacity=".3" d="M540 630H660L1000 1200H200z"/>
${stall(526, 640, 0.3, ink.base)}${stall(674, 640, 0.3, ink.accent)}${stall(454, 652, 0.44, ink.accent)}${stall(752, 652, 0.44, ink.base)}
${person(570, 656, 0.32, ink.accent)}${person(600, 660, 0.36, ink.paper)}${person(632, 654, 0.32, ink.base)}
${stall(350, 680, 0.72, ink.base)}${stall(860, 680, 0.72, ink.accent)}${person(556, 690, 0.55, ink.base)}${person(650, 698, 0.6, ink.accent)}
${stall(150, 744, 1.2, ink.accent)}${stall(1060, 744, 1.2, ink.base)}${stall(-460, 744, 1.2, ink.base)}${stall(1640, 744, 1.2, ink.accent)}
${person(500, 790, 0.95, ink.light)}${person(600, 806, 1, ink.accent)}${person(664, 800, 0.7, ink.paper)}${person(724, 790, 0.95, ink.base)}
${string(110, 60)}${string(210, 70)}${string(330, 56)}`
}
