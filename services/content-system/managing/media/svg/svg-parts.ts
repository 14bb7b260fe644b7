const words = (text: string) => new Set(text.trim().split(/\s+/))

/** What drawings are made of. Programs, animations, filters and foreign pages are not among it. */
export const elements = words(`
  svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath image marker
  linearGradient radialGradient stop clipPath mask pattern title desc style`)

/** What draws something that can be seen. */
export const shapes = words('path rect circle ellipse line polyline polygon text use image')

/** Elements whose text is shown or read. */
export const withText = words('text tspan textPath title desc')

/** Attributes that are styles too: their values may name parts of the drawing by `url(#…)`. */
export const styles = words(`
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity clip-path clip-rule mask mask-type marker
  marker-start marker-mid marker-end paint-order vector-effect shape-rendering text-rendering image-rendering
  color-interpolation color-rendering display visibility overflow isolation mix-blend-mode font font-family font-size
  font-weight font-style font-variant font-stretch letter-spacing word-spacing line-height text-anchor text-decoration
  dominant-baseline alignment-baseline baseline-shift writing-mode direction transform transform-origin transform-box`)

/** The other attributes. None of them can name anything outside the drawing. */
export const attributes = words(`
  class x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height dx dy rotate offset viewBox preserveAspectRatio
  clipPathUnits maskUnits maskContentUnits gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits
  patternTransform markerWidth markerHeight markerUnits refX refY orient textLength lengthAdjust startOffset
  pathLength xml:space`)

const PROGRAMS = 'programs'
const MOVEMENT = 'movement'
const EFFECTS = 'effects such as shadows and blur'
export const ELSEWHERE = 'what lies in other files'
const OWN_FONTS = 'fonts of its own'

/** What is said of elements that are left out; invisible ones are not mentioned. */
export const leftOutWords: Record<string, string> = {
  script: PROGRAMS,
  foreignObject: 'pages within the drawing',
  flowRoot: 'text in frames',
  animate: MOVEMENT,
  animateTransform: MOVEMENT,
  animateMotion: MOVEMENT,
  set: MOVEMENT,
  video: 'film and sound',
  audio: 'film and sound',
  iframe: 'pages within the drawing',
  meshgradient: 'mesh gradients',
  mesh: 'mesh gradients',
  'font-face': OWN_FONTS,
}

/** What is said of attributes and properties that are left out. */
export function leftOutOf(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return PROGRAMS
  if (name === 'filter' && value.trim() !== 'none') return EFFECTS
  return /^(?:animation|transition)/.test(name) ? MOVEMENT : undefined
}

/** What is said of rules of a style sheet that are left out. */
export function leftOutRule(atRule: string): string | undefined {
  if (/^@font-face/i.test(atRule)) return OWN_FONTS
  if (/^@import/i.test(atRule)) return ELSEWHERE
  if (/^@(?:-\w+-)?keyframes/i.test(atRule)) return MOVEMENT
  return /^@(?:media|supports|container|layer)/i.test(atRule) ? 'styles for certain screens' : undefined
}
