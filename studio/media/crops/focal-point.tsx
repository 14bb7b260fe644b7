import type { Picture } from '@agency/contracts/manage/media.ts'
import type { MouseEvent } from 'react'
import { words } from '../../words/words.ts'

type Point = Picture['focalPoint']
type FocalPointProps = {
  url: string
  alt: string
  point: Point
  onChange: (point: Point) => void
  isFixed: boolean
}

const share = (place: number, start: number, length: number) => Math.min(1, Math.max(0, (place - start) / length))
const percent = (part: number) => Math.round(part * 100)

/** The point that stays visible when a picture is cropped: set by a click on the picture, or with two sliders. */
export function FocalPoint({ url, alt, point, onChange, isFixed }: FocalPointProps) {
  function press({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    if (isFixed) return
    const box = currentTarget.getBoundingClientRect()
    onChange({ left: share(clientX, box.left, box.width), top: share(clientY, box.top, box.height) })
  }
  const slider = (side: keyof Point) => (
    <label>
      {words.pictures.focal[side]}
      <input
        type="range"
        min={0}
        max={100}
        value={percent(point[side])}
        onChange={event => onChange({ ...point, [side]: Number(event.target.value) / 100 })}
      />
    </label>
  )
  return (
    <fieldset className="focal" disabled={isFixed}>
      <legend>{words.pictures.focal.title}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders below are the keyboard alternative */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className="focal__picture" onClick={press}>
        <img src={url} alt={alt} />
        <span style={{ left: `${percent(point.left)}%`, top: `${percent(point.top)}%` }} />
      </div>
      {slider('left')}
      {slider('top')}
    </fieldset>
  )
}
