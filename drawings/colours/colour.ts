type Lab = readonly [number, number, number]

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const fromLinear = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

/** Reads #rrggbb as OKLab, where equal steps look equal (https://bottosson.github.io/posts/oklab/). */
function labOf(hex: string): Lab {
  const channel = (from: number): number => toLinear(Number.parseInt(hex.slice(from, from + 2), 16) / 255)
  const [r, g, b] = [channel(1), channel(3), channel(5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function hexOf([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channel = (value: number): string =>
    Math.round(Math.min(1, Math.max(0, fromLinear(value))) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)}${channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`
}

/** The colour a share (0 to 1) of the way from one #rrggbb to another. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [labOf(from), labOf(to)]
  return hexOf([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}

/** The colour a share (0 to 1) of the way along a row of colours. */
export function along(colours: readonly string[], share: number): string {
  const place = Math.min(1, Math.max(0, share)) * (colours.length - 1)
  const from = Math.min(Math.floor(place), colours.length - 2)
  return mix(colours[from] as string, colours[from + 1] as string, place - from)
}
