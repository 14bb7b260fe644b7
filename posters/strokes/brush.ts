/**
 * Brush strokes for landmarks that compute their outlines: like the shapes in shapes.ts,
 * but every coordinate is rounded here and a tone can be laid over what is below it.
 */
const round = (d: string) => d.replace(/-?\d+\.\d{2,}(e-?\d+)?/g, n => String(Math.round(Number(n) * 10) / 10))

/** A filled shape. `opacity` below 1 is for shadow, haze and reflections only. */
export const shape = (fill: string, d: string, opacity = 1) =>
  `<path fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''} d="${round(d)}"/>`

/** A line with round ends. */
export const stroke = (color: string, width: number, d: string, opacity = 1) =>
  `<path fill="none" stroke="${color}" stroke-width="${Math.round(width * 10) / 10}" stroke-linecap="round" stroke-linejoin="round"${
    opacity < 1 ? ` stroke-opacity="${opacity}"` : ''
  } d="${round(d)}"/>`

/** A filled rectangle from its top left corner. */
export const box = (fill: string, x: number, y: number, width: number, height: number, opacity = 1) =>
  shape(fill, `M${x} ${y}h${width}v${height}h${-width}z`, opacity)

/** A filled ellipse, or a circle when `ry` is left out. */
export const disc = (fill: string, x: number, y: number, rx: number, ry = rx, opacity = 1) =>
  shape(fill, `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`, opacity)

/** The outline of an opening with a round head: `x` is its middle, `y` its sill. Many can be joined in one path. */
export const archPath = (x: number, y: number, width: number, height: number) =>
  `M${x - width / 2} ${y}v${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`
