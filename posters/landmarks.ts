import { asia } from './landmarks/asia.list.ts'
import { malaysia } from './landmarks/malaysia.list.ts'
import { world } from './landmarks/world.list.ts'

/** Every landmark there is, by name. */
export const landmarks = { ...malaysia, ...asia, ...world }

/** Landmarks that draw the ground before them too; the scene's own near ground would cover it. */
export const groundedLandmarks: ReadonlySet<string> = new Set<LandmarkName>([
  'coast-road-car',
  'hill-road-car',
  'infinity-pool',
  'sipadan-reef',
])

/** The name of a landmark a scene can show. */
export type LandmarkName = keyof typeof landmarks
