import { type Part, partShown } from '@agency/contracts/manage/crop-part.ts'
import { type Crop, type CropAlias, cropAliases, cropSizes, type Picture } from '@agency/contracts/manage/media.ts'
import { type MouseEvent, useState } from 'react'
import { words } from '../../words/words.ts'
import { PartEditor } from './part-editor.tsx'

type Parts = Pick<Picture, 'focalPoint' | 'crops'>
type PicturePartsProps = { picture: Picture; onChange: (parts: Parts) => void; isFixed: boolean }

/** Around the focal point, or a separate area for each frame. */
export function PictureParts({ picture, onChange, isFixed }: PicturePartsProps) {
  const { url, alt, focalPoint, crops } = picture
  const [edited, setEdited] = useState<CropAlias | 'point'>('point')
  const setCrop = (alias: CropAlias, coordinates: Crop['coordinates'] | undefined) => {
    const others = crops.filter(crop => crop.alias !== alias)
    onChange({ focalPoint, crops: coordinates ? [...others, { alias, coordinates }] : others })
  }
  const isByHand = (alias: CropAlias) => crops.some(crop => crop.alias === alias && crop.coordinates)
  return (
    <>
      {!isFixed && (
        <fieldset className="parts-choice">
          <legend>{words.crops.title}</legend>
          <label>
            <input type="radio" name="part" checked={edited === 'point'} onChange={() => setEdited('point')} />
            {words.crops.point}
          </label>
          {cropAliases.map(alias => (
            <label key={alias}>
              <input type="radio" name="part" checked={edited === alias} onChange={() => setEdited(alias)} />
              {words.crops.frames[alias]}
              <small>{isByHand(alias) ? words.crops.byHand : words.crops.byPoint}</small>
              <PartPreview url={url} alias={alias} part={partShown(picture, alias)} />
            </label>
          ))}
        </fieldset>
      )}
      {edited === 'point' || isFixed ? (
        <FocalPoint
          url={url}
          alt={alt}
          point={focalPoint}
          onChange={point => onChange({ focalPoint: point, crops })}
          isFixed={isFixed}
        />
      ) : (
        <PartEditor
          key={edited}
          picture={picture}
          alias={edited}
          onChange={coordinates => setCrop(edited, coordinates)}
        />
      )}
    </>
  )
}

const percent = (share: number) => `${share * 100}%`

function PartPreview({ url, alias, part }: { url: string; alias: CropAlias; part: Part }) {
  const { width, height } = cropSizes[alias]
  const place = {
    width: percent(1 / part.width),
    height: percent(1 / part.height),
    left: percent(-part.left / part.width),
    top: percent(-part.top / part.height),
  }
  return (
    <span className="part-preview" style={{ aspectRatio: `${width} / ${height}` }}>
      <img src={url} alt="" style={place} draggable={false} />
    </span>
  )
}

type Point = Picture['focalPoint']
type FocalPointProps = { url: string; alt: string; point: Point; onChange: (point: Point) => void; isFixed: boolean }

const share = (place: number, start: number, length: number) => Math.min(1, Math.max(0, (place - start) / length))
const inPercent = (part: number) => Math.round(part * 100)

/** Stays visible when a picture is cropped. Set by a click, or with two sliders. */
function FocalPoint({ url, alt, point, onChange, isFixed }: FocalPointProps) {
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
        value={inPercent(point[side])}
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
        <span style={{ left: `${inPercent(point.left)}%`, top: `${inPercent(point.top)}%` }} />
      </div>
      {slider('left')}
      {slider('top')}
    </fieldset>
  )
}
