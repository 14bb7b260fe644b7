/** What an editor cut off at each side of a picture, in thousandths of its width and height. */
export type PictureCrop = { left: number; top: number; right: number; bottom: number }

/** The frames for which editors choose a part of a picture by hand: cards, the top of pages, and the same on phones. */
export type CropFrame = 'banner' | 'card' | 'phone'

const most = 950

/** Whether numbers are a crop that leaves something to see. */
export function isCrop({ left, top, right, bottom }: PictureCrop): boolean {
  const sides = [left, top, right, bottom]
  return (
    sides.every(side => Number.isInteger(side) && side >= 0) &&
    left + right <= most &&
    top + bottom <= most &&
    sides.some(side => side > 0)
  )
}

/** The size of what a crop leaves of a picture, in its pixels. */
export function sizeWithin({ width, height }: { width: number; height: number }, crop: PictureCrop | undefined) {
  if (!crop) return { width, height }
  return {
    width: Math.max(1, Math.round((width * (1000 - crop.left - crop.right)) / 1000)),
    height: Math.max(1, Math.round((height * (1000 - crop.top - crop.bottom)) / 1000)),
  }
}
