import type { PaletteName } from '../colours/palettes.ts'
import type { Light } from '../colours/tones.ts'
import type { ForegroundName } from '../foregrounds/foregrounds.ts'
import type { GroundName } from '../grounds/grounds.ts'

/** One picture as data. */
export type Scene = {
  /** Kebab-case; the file name of the picture. */
  slug: string
  /** What the picture shows, for people who cannot see it: at most 140 characters. */
  alt: string
  light: Light
  ground: GroundName
  /** The name of a file in `drawings/landmarks`. */
  landmark: string
  /** None, one or two. */
  foreground: ForegroundName[]
  palette: PaletteName
  /** Any whole number; moves the sun, the clouds and the foreground. */
  seed: number
}
