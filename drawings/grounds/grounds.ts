import { city, desert, forest, hills, interior, mountains, paddy } from './land.ts'
import type { Ground } from './terrain.ts'
import { beach, ice, lake, river, sea } from './water.ts'

/** Every ground a scene can stand on. */
export const grounds = {
  sea,
  beach,
  river,
  hills,
  mountains,
  paddy,
  city,
  desert,
  ice,
  forest,
  lake,
  interior,
} satisfies Record<string, Ground>

export type GroundName = keyof typeof grounds
