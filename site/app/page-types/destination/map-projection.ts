type MapPoint = { name: string; latitude: number; longitude: number }

/** A point with its label: `anchor` is the SVG text-anchor of the label. */
export type PlacedPoint = { name: string; x: number; y: number; label: { x: number; y: number; anchor: Anchor } }

export type MapProjection = { placed: PlacedPoint[]; scale: { kilometres: number; width: number } }

type Anchor = 'start' | 'middle' | 'end'
type Size = { width: number; height: number }
type Box = { left: number; right: number; top: number; bottom: number }

const kilometresPerDegree = 111.32
const margin = { x: 46, top: 40, bottom: 56 }
const letterWidth = 6.6
const lineHeight = 14
const dotRadius = 7
const roundDistances = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]

/**
 * Places points on a small map, north up, true in proportion (equirectangular about the middle latitude), each with its
 * label on the first side where it covers nothing.
 * @param size In pixels.
 * @returns Positions in pixels and a scale bar of a round length in kilometres.
 */
export function projectPoints(points: MapPoint[], size: Size): MapProjection {
  const latitudes = points.map(point => point.latitude)
  const longitudes = points.map(point => point.longitude)
  const middle = { latitude: middleOf(latitudes), longitude: middleOf(longitudes) }
  const shrink = Math.cos((middle.latitude * Math.PI) / 180)
  const room = { x: size.width - 2 * margin.x, y: size.height - margin.top - margin.bottom }
  const perDegree = Math.min(
    room.x / Math.max(0.01, spreadOf(longitudes) * shrink),
    room.y / Math.max(0.01, spreadOf(latitudes)),
  )
  const dots = points.map(({ name, latitude, longitude }) => ({
    name,
    x: Math.round(size.width / 2 + (longitude - middle.longitude) * shrink * perDegree),
    y: Math.round(margin.top + room.y / 2 - (latitude - middle.latitude) * perDegree),
  }))
  return { placed: withLabels(dots, size), scale: scaleBar(perDegree) }
}

function withLabels(dots: { name: string; x: number; y: number }[], size: Size): PlacedPoint[] {
  const taken: Box[] = dots.map(({ x, y }) => around(x - dotRadius, x + dotRadius, y, 2 * dotRadius))
  return dots.map(dot => {
    const choices = labelChoices(dot)
    const free = choices.find(({ box }) => inside(box, size) && !taken.some(other => overlap(box, other)))
    const { label, box } = free ?? choices.find(choice => inside(choice.box, size)) ?? choices[0]
    taken.push(box)
    return { ...dot, label }
  })
}

type Choice = { label: PlacedPoint['label']; box: Box }

/** Right, left, above, below, and the corners, in that order of preference. */
function labelChoices({ name, x, y }: { name: string; x: number; y: number }): [Choice, ...Choice[]] {
  const width = name.length * letterWidth
  const right = (dy: number): Choice => labelled(x + 11, y + dy, 'start', x + 11, width)
  const left = (dy: number): Choice => labelled(x - 11, y + dy, 'end', x - 11 - width, width)
  const middle = (dy: number): Choice => labelled(x, y + dy, 'middle', x - width / 2, width)
  return [
    right(0),
    left(0),
    middle(-17),
    middle(17),
    right(-13),
    left(-13),
    right(13),
    left(13),
    middle(-30),
    middle(30),
  ]
}

function labelled(x: number, y: number, anchor: Anchor, leftEdge: number, width: number): Choice {
  return { label: { x, y: y + 4, anchor }, box: around(leftEdge, leftEdge + width, y, lineHeight) }
}

function around(left: number, right: number, y: number, height: number): Box {
  return { left, right, top: y - height / 2, bottom: y + height / 2 }
}

function inside(box: Box, size: Size): boolean {
  return box.left >= 4 && box.right <= size.width - 4 && box.top >= 4 && box.bottom <= size.height - 30
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function scaleBar(pixelsPerDegree: number): MapProjection['scale'] {
  const pixelsPerKilometre = pixelsPerDegree / kilometresPerDegree
  const kilometres = roundDistances.findLast(distance => distance * pixelsPerKilometre <= 90) ?? 1
  return { kilometres, width: Math.round(kilometres * pixelsPerKilometre) }
}

function middleOf(numbers: number[]): number {
  return (Math.min(...numbers) + Math.max(...numbers)) / 2
}

function spreadOf(numbers: number[]): number {
  return Math.max(...numbers) - Math.min(...numbers)
}
