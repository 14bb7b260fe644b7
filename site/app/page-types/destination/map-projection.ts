type MapPoint = { name: string; latitude: number; longitude: number }

export type PlacedPoint = { name: string; x: number; y: number; side: 'start' | 'end'; labelY: number }

export type MapProjection = { placed: PlacedPoint[]; scale: { kilometres: number; width: number } }

const kilometresPerDegree = 111.32
const margin = { x: 46, top: 40, bottom: 52 }
const lineHeight = 15
const roundDistances = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]

/**
 * Places points on a small map, north up, true in proportion (equirectangular about the middle latitude), with labels
 * on the side that has room and moved apart where they would lie on one another.
 * @param size Width and height in pixels.
 * @returns Positions in pixels and a scale bar of a round length in kilometres.
 */
export function projectPoints(points: MapPoint[], size: { width: number; height: number }): MapProjection {
  const latitudes = points.map(point => point.latitude)
  const longitudes = points.map(point => point.longitude)
  const middle = { latitude: middleOf(latitudes), longitude: middleOf(longitudes) }
  const shrink = Math.cos((middle.latitude * Math.PI) / 180)
  const wide = Math.max(0.01, spreadOf(longitudes) * shrink)
  const high = Math.max(0.01, spreadOf(latitudes))
  const room = { x: size.width - 2 * margin.x, y: size.height - margin.top - margin.bottom }
  const perDegree = Math.min(room.x / wide, room.y / high)
  const placed = points.map(({ name, latitude, longitude }): PlacedPoint => {
    const x = Math.round(size.width / 2 + (longitude - middle.longitude) * shrink * perDegree)
    const y = Math.round(margin.top + room.y / 2 - (latitude - middle.latitude) * perDegree)
    return { name, x, y, side: x < size.width / 2 ? 'start' : 'end', labelY: y + 4 }
  })
  spreadLabels(placed)
  return { placed, scale: scaleBar(perDegree) }
}

/** Labels on the same side that would overlap are pushed down, from north to south. */
function spreadLabels(placed: PlacedPoint[]): void {
  for (const side of ['start', 'end'] as const) {
    const labels = placed.filter(point => point.side === side).sort((one, other) => one.labelY - other.labelY)
    for (const [position, label] of labels.entries()) {
      const above = labels[position - 1]
      if (above) label.labelY = Math.max(label.labelY, above.labelY + lineHeight)
    }
  }
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
