import type { Landmark } from '../../strokes/landmark.ts'

const centre = 580

/** A point on the round wall: angle in degrees from the middle, height as a share, radius. */
const place = (angle: number, y: number, radius: number, bend: number) =>
  [centre + radius * Math.sin((angle * Math.PI) / 180), y + bend * Math.cos((angle * Math.PI) / 180)] as const

/** Arches side by side along the round wall; they narrow towards its edges. */
function arcade(
  from: number,
  to: number,
  step: number,
  y: number,
  height: number,
  radius: number,
  bend: number,
): string {
  let openings = ''
  for (let angle = from; angle <= to; angle += step) {
    const [x, foot] = place(angle, y, radius, bend)
    const width = radius * ((step * Math.PI) / 180) * 0.6 * Math.cos((angle * Math.PI) / 180)
    const head = width / 2
    openings += `M${x - head} ${foot}v${-(height - 14)}a${head} 14 0 0 1 ${width} 0v${height - 14}z`
  }
  return openings.replace(/(\.\d)\d+/g, '$1')
}

/** A band along the round wall. */
function band(from: number, to: number, y: number, height: number, radius: number, bend: number): string {
  const along = Array.from({ length: 13 }, (_, i) => place(from + ((to - from) * i) / 12, y, radius, bend))
  const up = along.map(([x, top]) => `${x} ${top}`)
  const down = along.map(([x, top]) => `${x} ${top + height}`).reverse()
  return `M${[...up, ...down].join('L')}z`.replace(/(\.\d)\d+/g, '$1')
}

/** The Colosseum, Rome: the high outer wall on the left, broken off in a slope towards the lower inner ring. */
export const colosseum: Landmark = ink => `
<path fill="${ink.leaf}" opacity=".5" d="M-1000 640V580Q0 540 200 580Q600 520 1000 576T2200 580V640z"/>
<path fill="${ink.shade}" d="M300 420Q580 330 880 420V480H300z"/>
<path fill="${ink.base}" d="M246 420Q580 386 914 426V640Q860 690 580 696Q300 690 246 640z"/>
<path fill="${ink.deep}" opacity=".28" d="M700 400Q840 404 914 426V640Q880 672 760 686z"/>
<path fill="${ink.deep}" d="${arcade(16, 72, 8, 516, 66, 326, 12)}${arcade(16, 72, 8, 622, 76, 328, 48)}"/>
<path fill="${ink.light}" d="${band(10, 84, 526, 9, 332, 14)}${band(10, 84, 420, 10, 332, 2)}"/>
<path fill="${ink.light}" d="M230 214Q400 178 600 172L640 176V240L690 300V370L750 430L770 500L800 560V690Q700 704 580 704Q300 696 230 640z"/>
<path fill="${ink.base}" d="M640 240L690 300V370L750 430L770 500L800 560V690Q760 700 716 702Q690 560 660 440Q636 330 640 240z"/>
<path fill="${ink.shade}" opacity=".5" d="M230 214Q280 204 320 196V672Q250 656 230 640z"/>
<path fill="${ink.deep}" d="${arcade(-80, 8, 8, 626, 82, 344, 52)}${arcade(-80, 8, 8, 516, 78, 344, 30)}${arcade(-80, 8, 8, 408, 74, 344, 10)}"/>
<path fill="${ink.deep}" d="${Array.from({ length: 6 }, (_, i) => {
  const [x, y] = place(-76 + i * 16, 268, 344, -14)
  return `M${Math.round(x - 7)} ${Math.round(y)}h14v26h-14z`
}).join('')}"/>
<path fill="${ink.paper}" d="${band(-88, 10, 206, 12, 346, -30)}${band(-88, 10, 314, 10, 346, -6)}${band(-88, 12, 422, 10, 346, 12)}${band(-88, 14, 530, 10, 346, 32)}"/>
<path fill="${ink.deep}" opacity=".5" d="M676 470l24 0 12 40h-24zM700 560l26 0 8 50h-26zM664 380l20 0 6 34h-20z"/>
<path fill="${ink.glow}" opacity=".55" d="M-1000 690Q300 660 580 706T2200 680V1200H-1000z"/>
<path fill="${ink.shade}" opacity=".5" d="M246 650Q420 706 700 704Q860 690 1000 720Q780 750 560 736T246 650z"/>
<path fill="${ink.deep}" d="M902 740Q916 600 908 440H924Q926 600 934 740zM204 760Q196 680 200 560H212Q214 680 226 760z"/>
<path fill="${ink.leaf}" d="M796 452Q790 400 850 396Q880 356 940 372Q1010 366 1020 410Q1066 420 1050 456Q920 470 796 452zM120 570Q116 526 170 524Q200 490 250 512Q300 520 292 570Q200 584 120 570z"/><path fill="${ink.deep}" opacity=".35" d="M796 452Q800 430 850 440Q920 424 980 438Q1030 430 1050 456Q920 470 796 452zM120 570Q130 550 180 558Q240 546 292 570Q200 584 120 570z"/>
<path fill="${ink.deep}" d="M470 752q-6-34 6-46q12 12 6 46zM496 756q-6-36 6-48q12 12 6 48zM640 744q-5-28 5-38q10 10 5 38z"/><circle fill="${ink.accent}" cx="476" cy="700" r="7"/><circle fill="${ink.paper}" cx="502" cy="702" r="7"/><circle fill="${ink.accent}" cx="645" cy="702" r="6"/>`
