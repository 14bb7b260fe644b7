/** A picture as components show it. `src` is its original address; `/img` serves it in every size. */
export type PictureModel = {
  src: string
  alt: string
  width: number
  height: number
  /** The focal point, as a CSS position. */
  focus?: string
  /** The editor's crops. In other frames `focus` decides. */
  crops?: Partial<Record<CropFrame, PictureCrop>>
  /** A colour to show until the picture has loaded. */
  placeholder?: string
  /** Versions of the picture for wide frames, tall frames and share cards, if they exist. */
  hero?: string
  portrait?: string
  share?: string
}

/** What an editor cut off each side of a picture, in thousandths of its width and height. */
export type PictureCrop = { left: number; top: number; right: number; bottom: number }

/** The frames for which editors crop pictures: the top of pages, cards, photographs of offers, and the top of pages on phones. */
export type CropFrame = 'banner' | 'card' | 'photograph' | 'phone'

/** The most that can be cut off two opposite sides. */
const maxCut = 950

/** Whether numbers are a valid crop. */
export function isCrop({ left, top, right, bottom }: PictureCrop): boolean {
  const sides = [left, top, right, bottom]
  return (
    sides.every(side => Number.isInteger(side) && side >= 0) &&
    left + right <= maxCut &&
    top + bottom <= maxCut &&
    sides.some(side => side > 0)
  )
}

/** The size of a cropped picture, in pixels of the original. */
export function sizeWithin({ width, height }: { width: number; height: number }, crop: PictureCrop | undefined) {
  if (!crop) return { width, height }
  return {
    width: Math.max(1, Math.round((width * (1000 - crop.left - crop.right)) / 1000)),
    height: Math.max(1, Math.round((height * (1000 - crop.top - crop.bottom)) / 1000)),
  }
}
