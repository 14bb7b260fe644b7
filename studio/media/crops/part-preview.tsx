import type { Part } from '@agency/contracts/manage/crop-part.ts'
import { type CropAlias, cropSizes } from '@agency/contracts/manage/media.ts'

const percent = (share: number) => `${share * 100}%`

/** A part of a picture in its frame, as pages show it. */
export function PartPreview({ url, alias, part }: { url: string; alias: CropAlias; part: Part }) {
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
