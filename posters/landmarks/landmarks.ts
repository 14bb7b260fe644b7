import { asia } from './asia.ts'
import { malaysia } from './malaysia.ts'
import { people } from './people.ts'
import { world } from './world.ts'

/** Every landmark there is, by name. */
export const landmarks = { ...malaysia, ...asia, ...world, ...people }

/** Landmarks that draw the ground before them too; the scene's own near ground would cover it. */
export const groundedLandmarks: ReadonlySet<LandmarkName> = new Set([
  'aquarium',
  'backpack-train',
  'bangkok-tuk-tuk',
  'bus-road',
  'camera-strap',
  'coast-road-car',
  'coffee-shop',
  'conical-hats',
  'currency-desk',
  'departures-hall',
  'great-wall',
  'hanoi-turtle-tower',
  'hill-road-car',
  'hokkaido-lavender',
  'infinity-pool',
  'life-ring',
  'map-compass',
  'museum-hall',
  'night-market',
  'packing',
  'passport-desk',
  'portrait-beads',
  'portrait-bob',
  'portrait-glasses',
  'portrait-plait',
  'portrait-tudung',
  'sapa-terraces',
  'sipadan-reef',
  'study-desk',
  'taj-mahal',
  'train-window',
  'water-park',
  'windmill-tulips',
  'wing-view',
])

/** Landmarks seen under water: there is no sky in their pictures. */
export const underwaterLandmarks: ReadonlySet<LandmarkName> = new Set(['aquarium', 'sipadan-reef'])

/** The name of a landmark a scene can show. */
export type LandmarkName = keyof typeof landmarks
