import type { LandmarkName } from './landmarks.ts'
import type { PaletteName } from './palettes.ts'

export type { LandmarkName, PaletteName }

export type Light = 'dawn' | 'noon' | 'dusk' | 'night'

export type GroundName =
  | 'sea'
  | 'beach'
  | 'river'
  | 'hills'
  | 'mountains'
  | 'paddy'
  | 'city'
  | 'desert'
  | 'ice'
  | 'forest'
  | 'lake'
  | 'interior'

export type ForegroundName =
  | 'palms'
  | 'lanterns'
  | 'hibiscus'
  | 'boats'
  | 'clouds'
  | 'wau'
  | 'gulls'
  | 'blossom'
  | 'bamboo'
  | 'ferns'
  | 'flowers'
  | 'balloons'
  | 'snow'
  | 'kites'
  | 'grass'
  | 'rocks'
  | 'market'
  | 'luggage'

/** One picture as data. */
export type Scene = {
  /** Kebab-case; the file name of the picture. */
  slug: string
  /** What the picture shows, for people who cannot see it: at most 140 characters. */
  alt: string
  light: Light
  ground: GroundName
  landmark: LandmarkName
  /** None, one or two. */
  foreground: ForegroundName[]
  palette: PaletteName
  /** Any whole number; moves the sun, the clouds and the foreground. */
  seed: number
}
