export type PictureModel = {
  src: string
  alt: string
  width: number
  height: number
  focus?: string
  /** In other frames `focus` decides. */
  crops?: Partial<Record<CropFrame, PictureCrop>>
  placeholder?: string
  hero?: string
  portrait?: string
  share?: string
}

/** Thousandths of the width and height. */
export type PictureCrop = { left: number; top: number; right: number; bottom: number }

export type CropFrame = 'banner' | 'card' | 'photograph' | 'phone'

const maxCut = 950

export function isCrop({ left, top, right, bottom }: PictureCrop): boolean {
  const sides = [left, top, right, bottom]
  return (
    sides.every(side => Number.isInteger(side) && side >= 0) &&
    left + right <= maxCut &&
    top + bottom <= maxCut &&
    sides.some(side => side > 0)
  )
}

export function sizeWithin({ width, height }: { width: number; height: number }, crop: PictureCrop | undefined) {
  if (!crop) return { width, height }
  return {
    width: Math.max(1, Math.round((width * (1000 - crop.left - crop.right)) / 1000)),
    height: Math.max(1, Math.round((height * (1000 - crop.top - crop.bottom)) / 1000)),
  }
}
