import { sitePageWords } from '@agency/words/pages/site/words.ts'
import type { DrawnMap } from './draw-map.server.ts'
import styles from './map-figure.css?url'
import type { Movement } from './map-lines.ts'

type ListedStop = { name: string; text?: string; href?: string }

type MapFigureProps = {
  map: DrawnMap
  /** The alternative text; the list has the rest. */
  label: string
  /** In the order of the numbers on the map. */
  stops: ListedStop[]
  className?: string
}

/** A map in the style of the posters, with its places as a list. */
export function MapFigure({ map, label, stops, className = '' }: MapFigureProps) {
  const say = sitePageWords()
  const ways = [...new Set(map.legs.map(({ by }) => by))]
  return (
    <figure className={`map ${className}`.trim()}>
      <link rel="stylesheet" href={styles} />
      <div>
        <svg viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={label}>
          <rect width={map.width} height={map.height} className="map__sea" />
          <path d={map.land} className="map__land" />
          {ways.map(by => (
            <path key={by} d={pathOf(map, by)} className={`map__way map__way--${by}`} />
          ))}
          <Scale map={map} />
          {map.globe && <GlobeInset globe={map.globe} />}
          {map.marks.map(({ x, y }, at) => (
            <g key={stops[at]?.name}>
              <circle cx={x} cy={y} r="9" />
              <text x={x} y={y + 4} className="map__number">
                {at + 1}
              </text>
            </g>
          ))}
          {map.marks.map(
            ({ label }) =>
              label && (
                <text key={label.text} x={label.x} y={label.y} textAnchor={label.anchor}>
                  {label.text}
                </text>
              ),
          )}
        </svg>
        {ways.length > 0 && (
          <ul className="map__key" aria-label={say.ways}>
            {ways.map(by => (
              <li key={by}>
                <svg viewBox="0 0 32 8" width="32" height="8" aria-hidden="true">
                  <path d="M1 4H31" className={`map__way map__way--${by}`} />
                </svg>
                {say.movements[by]}
              </li>
            ))}
          </ul>
        )}
      </div>
      <figcaption>
        <ol>
          {stops.map(({ name, text, href }) => (
            <li key={name}>
              {href ? <a href={href}>{name}</a> : <b>{name}</b>}
              {text && <span>{text}</span>}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}

/** All legs of one kind as one path. */
const pathOf = ({ legs }: DrawnMap, by: Movement): string =>
  legs
    .filter(leg => leg.by === by)
    .map(({ path }) => path)
    .join('')

function GlobeInset({ globe: { x, y, radius, land } }: { globe: NonNullable<DrawnMap['globe']> }) {
  return (
    <g className="map__globe">
      <circle cx={x} cy={y} r={radius} className="map__sea" />
      <path d={land} className="map__land" />
      <circle cx={x} cy={y} r="3.5" />
    </g>
  )
}

function Scale({ map: { height, scale } }: { map: DrawnMap }) {
  return (
    <g transform={`translate(14 ${height - 14})`} className="map__scale">
      <path d={`M0 -5V0H${scale.width}V-5`} />
      <text x={scale.width + 7} y="2">
        {scale.kilometres < 1 ? `${scale.kilometres * 1000} m` : `${scale.kilometres} km`}
      </text>
    </g>
  )
}
