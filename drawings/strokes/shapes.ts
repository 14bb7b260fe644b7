/** A point on the canvas: x, y. */
export type Point = readonly [number, number]

/** A number as short as SVG needs it: at most one decimal. */
export const short = (value: number): string => String(Math.round(value * 10) / 10)

/** A filled outline. */
export const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`

/** A filled polygon through the given points. */
export const polygon = (fill: string, ...points: Point[]): string =>
  path(fill, `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`)

/** A filled rectangle, with round corners if a radius is given. */
export const rect = (fill: string, x: number, y: number, width: number, height: number, radius = 0): string =>
  `<rect fill="${fill}" x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${radius ? ` rx="${short(radius)}"` : ''}/>`

/** A filled circle. */
export const circle = (fill: string, x: number, y: number, radius: number): string =>
  `<circle fill="${fill}" cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"/>`

/** A filled ellipse. */
export const ellipse = (fill: string, x: number, y: number, rx: number, ry: number): string =>
  `<ellipse fill="${fill}" cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}"/>`

/** A stroke with round ends. */
export const stroke = (colour: string, width: number, d: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`

/** What `draw` gives for 0, 1, … count − 1, one after the other. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** The drawing moved to x, y and scaled (a negative `scaleX` turns it round). */
export const at = (x: number, y: number, drawing: string, scaleX = 1, scaleY = Math.abs(scaleX)): string =>
  `<g transform="translate(${short(x)} ${short(y)})${scaleX === 1 && scaleY === 1 ? '' : ` scale(${Math.round(scaleX * 100) / 100} ${Math.round(scaleY * 100) / 100})`}">${drawing}</g>`

/** The drawing turned by degrees round x, y. */
export const turned = (degrees: number, x: number, y: number, drawing: string): string =>
  `<g transform="rotate(${short(degrees)} ${short(x)} ${short(y)})">${drawing}</g>`

/** The drawing and its mirror image on the other side of the vertical line at `axis`. */
export const mirrored = (axis: number, drawing: string): string =>
  `${drawing}<g transform="matrix(-1 0 0 1 ${short(axis * 2)} 0)">${drawing}</g>`

/** A feathered leaf from x, y: direction in degrees, length, how far the tip hangs, number of leaflets. */
function frond(
  fill: string,
  x: number,
  y: number,
  degrees: number,
  length: number,
  hang: number,
  leaflets = 8,
): string {
  const angle = (degrees * Math.PI) / 180
  const bend: Point = [Math.cos(angle) * length * 0.55, Math.sin(angle) * length * 0.6 - hang * 0.25]
  const tip: Point = [Math.cos(angle) * length, Math.sin(angle) * length + hang]
  const onSpine = (t: number): Point => [
    2 * t * (1 - t) * bend[0] + t * t * tip[0],
    2 * t * (1 - t) * bend[1] + t * t * tip[1],
  ]
  const comb = repeat(leaflets, index => {
    const t = 1 - (index + 0.5) / leaflets
    const [sx, sy] = onSpine(t)
    const [nx, ny] = onSpine(Math.max(0.04, t - 0.7 / leaflets))
    const drop = length * 0.3 * Math.sin(Math.PI * Math.min(0.92, t * 0.8 + 0.16))
    return `L${short(sx + Math.cos(angle) * drop * 0.35)} ${short(sy + drop)}L${short(nx)} ${short(ny + length * 0.02)}`
  })
  return path(fill, `M0 0Q${short(bend[0])} ${short(bend[1])} ${short(tip[0])} ${short(tip[1])}${comb}z`).replace(
    '<path',
    `<path transform="translate(${short(x)} ${short(y)})"`,
  )
}

/** A coconut palm: foot, height, lean of the crown to the right, colours of trunk and two tones of fronds. */
export function palm(
  x: number,
  y: number,
  height: number,
  lean: number,
  trunk: string,
  dark: string,
  lit: string,
): string {
  const [tx, ty, s] = [x + lean, y - height, height / 100]
  const leaf = (fill: string, degrees: number, length: number, hang: number): string =>
    frond(fill, tx, ty, degrees, length * s, hang * s)
  return (
    leaf(dark, -150, 42, 34) +
    leaf(dark, -32, 44, 36) +
    leaf(dark, 120, 30, 14) +
    leaf(dark, 62, 32, 14) +
    path(
      trunk,
      `M${short(x - 3.6 * s)} ${short(y)}Q${short(x + lean * 0.15)} ${short(y - height * 0.5)} ${short(tx - 1.7 * s)} ${short(ty)}h${short(3.4 * s)}Q${short(x + lean * 0.3 + 3 * s)} ${short(y - height * 0.5)} ${short(x + 4.4 * s)} ${short(y)}z`,
    ) +
    leaf(lit, -172, 46, 24) +
    leaf(lit, -8, 48, 22) +
    leaf(dark, -100, 34, 12) +
    leaf(lit, -128, 38, 16) +
    leaf(lit, -58, 40, 18) +
    circle(trunk, tx - 2.4 * s, ty + 3 * s, 2.6 * s) +
    circle(trunk, tx + 2.6 * s, ty + 3.2 * s, 2.6 * s)
  )
}
