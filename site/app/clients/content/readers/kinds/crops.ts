import { type CropFrame, isCrop, type PictureCrop } from '@agency/ui/pictures/picture-model.ts'
import { asList, isRecord } from './raw-values.ts'

/** Installations' names for our crops, the likeliest first. */
const aliases: Record<CropFrame, string[]> = {
  banner: ['banner', 'hero', 'header', 'desktop', 'wide'],
  card: ['card', 'thumbnail', 'thumb', 'listing'],
  photograph: ['photograph', 'photo', 'gallery'],
  phone: ['phone', 'mobile', 'portrait'],
}

/** `coordinates` are shares cut off at left, top, right and bottom; without them a crop follows the focal point. */
export function cropsOf(value: unknown): Partial<Record<CropFrame, PictureCrop>> | undefined {
  const byAlias = new Map(asList(value).flatMap(one => readCrop(one) ?? []))
  const found = Object.entries(aliases).flatMap(([frame, names]) => {
    const crop = names.map(name => byAlias.get(name)).find(one => one !== undefined)
    return crop ? [[frame, crop] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

function readCrop(value: unknown): [string, PictureCrop][] | undefined {
  if (!isRecord(value)) return undefined
  const alias = value.alias ?? value.Alias
  const cut = value.coordinates ?? value.Coordinates
  if (typeof alias !== 'string' || !isRecord(cut)) return undefined
  const side = (name: string) => Math.round(Number(cut[name] ?? cut[name.toUpperCase()]) * 1000)
  const crop = { left: side('x1'), top: side('y1'), right: side('x2'), bottom: side('y2') }
  return isCrop(crop) ? [[alias.toLowerCase(), crop]] : undefined
}
