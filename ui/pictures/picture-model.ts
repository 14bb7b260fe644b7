import type { CropFrame, PictureCrop } from './picture-crop.ts'

/** A picture as components show it. `src` is its address where it is kept; `/img` serves it in every size. */
export type PictureModel = {
  src: string
  alt: string
  width: number
  height: number
  /** The part that must stay in sight, as CSS writes a position. */
  focus?: string
  /** The parts that an editor chose by hand. Elsewhere `focus` decides. */
  crops?: Partial<Record<CropFrame, PictureCrop>>
  /** A colour to show until the picture is there. */
  placeholder?: string
  /** Wider, taller and share-card cuts of the same picture, where they exist. */
  hero?: string
  portrait?: string
  share?: string
}
