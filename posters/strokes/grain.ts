import { random } from './random.ts'
import { repeat } from './shapes.ts'

/** Specks as zero-length strokes with round caps: far cheaper to draw on a phone than an feTurbulence filter. */
function specks(seed: number, count: number, colour: string, opacity: number): string {
  const { whole } = random(seed)
  const dots = repeat(count, () => `M${whole(2, 218)} ${whole(2, 218)}h0`)
  return `<path d="${dots}" stroke="${colour}" stroke-width="2.2" stroke-linecap="round" opacity="${opacity}"/>`
}

/** The tile of the paper's grain; goes into <defs>. */
export const grainPattern = `<pattern id="g" width="220" height="220" patternUnits="userSpaceOnUse">${specks(7, 110, '#2a1a10', 0.13)}${specks(11, 110, '#fff8e6', 0.2)}</pattern>`
