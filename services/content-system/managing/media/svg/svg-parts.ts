const words = (text: string) => new Set(text.trim().split(/\s+/))

/** What drawings are made of. Programs, animations, filters, foreign pages and other pictures are not among it. */
export const elements = words(`
  svg g defs symbol use path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath mask pattern title desc style`)

/** Elements whose content stays without them. */
export const wrappers = words('a switch')

/** What draws something that can be seen. */
export const shapes = words('path rect circle ellipse line polyline polygon text use')

export const attributes = words(`
  id class style x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height dx dy offset transform viewBox
  preserveAspectRatio fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity clip-path clip-rule
  clipPathUnits mask maskUnits maskContentUnits gradientUnits gradientTransform spreadMethod patternUnits
  patternContentUnits patternTransform paint-order vector-effect shape-rendering display visibility overflow
  font-family font-size font-weight font-style letter-spacing word-spacing text-anchor dominant-baseline textLength
  lengthAdjust`)

/** What a style or a colour may not hold: anything that fetches, and escapes that would hide it. */
const fetches = /url\s*\((?!\s*['"]?#[\w-]+['"]?\s*\))|@|\\|expression|javascript:|image-set|src\s*\(/i

/** Whether the value of an attribute, or the text of a style sheet, names nothing outside the drawing. */
export const staysWithin = (value: string): boolean => !fetches.test(value)
