import { city, desert, forest, hills, interior, mountains, paddy } from './grounds/land.ts'
import type { Ground } from './grounds/terrain.ts'
import { beach, ice, lake, river, sea } from './grounds/water.ts'
import type { GroundName } from './scene.ts'

/** Every ground a scene can stand on. */
export const grounds: Record<GroundName, Ground> = {
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
}
