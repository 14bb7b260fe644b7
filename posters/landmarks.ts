import { asia } from './landmarks/asia.list.ts'
import { malaysia } from './landmarks/malaysia.list.ts'
import { world } from './landmarks/world.list.ts'

/** Every landmark there is, by name. */
export const landmarks = { ...malaysia, ...asia, ...world }

/** The name of a landmark a scene can show. */
export type LandmarkName = keyof typeof landmarks
