import type { DestinationPage } from './destination.server.ts'
import { projectPoints } from './map-projection.ts'

const size = { width: 340, height: 300 }

/** Where the named places lie to one another: a sketch, true in directions and distances, with no coast drawn. */
export function MapSketch({ points, place }: { points: DestinationPage['mapPoints']; place: string }) {
  if (points.length < 2) return null
  const { placed, scale } = projectPoints(points, size)
  return (
    <figure className="map-sketch">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={describe(place, points)}>
        <rect width={size.width} height={size.height} rx="14" fill="var(--sand)" />
        {[1, 2, 3, 4].map(line => (
          <path
            key={line}
            d={`M0 ${line * 60}H340M${line * 68} 0V300`}
            stroke="var(--sand-deep)"
            strokeDasharray="2 6"
            fill="none"
          />
        ))}
        <polyline
          points={placed.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="var(--lagoon)"
          strokeWidth="2"
          strokeDasharray="1 7"
          strokeLinecap="round"
        />
        {placed.map(({ name, x, y, label }) => (
          <g key={name}>
            <circle cx={x} cy={y} r="6" fill="var(--hibiscus)" stroke="var(--paper-bright)" strokeWidth="2" />
            <text x={label.x} y={label.y} textAnchor={label.anchor}>
              {name}
            </text>
          </g>
        ))}
        <g transform="translate(16 282)">
          <path d={`M0 -5V0H${scale.width}V-5`} fill="none" stroke="var(--ink-soft)" />
          <text x={scale.width + 8} y="3" className="map-sketch__scale">
            {scale.kilometres} km
          </text>
        </g>
        <path d="M318 34l-7-16-7 16 7-4z" fill="var(--sea)" transform="translate(0 4)" />
      </svg>
      <figcaption>Not for navigation: north is up, distances are as the crow flies.</figcaption>
    </figure>
  )
}

function describe(place: string, points: DestinationPage['mapPoints']): string {
  return `Sketch of ${place} with ${points.map(point => point.name).join(', ')}`
}
