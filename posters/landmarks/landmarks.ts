import { asia } from './asia.ts'
import { europe } from './europe.ts'
import { far } from './far.ts'
import { malaysia } from './malaysia.ts'
import { ships } from './ships.ts'
import { world } from './world.ts'

/** Every landmark there is, by name. */
export const landmarks = { ...malaysia, ...asia, ...world, ...europe, ...ships, ...far }

/** Landmarks that draw the ground before them too; the scene's own near ground would cover it. */
export const groundedLandmarks: ReadonlySet<LandmarkName> = new Set([
  'jeju-grandfather',
  'totem-harbour',
  'caribbean-cay',
  'white-mosque',
  'ubud-terraces',
  'blue-pond',
  'kaiseki-tray',
  'nami-avenue',
  'kabira-bay',
  'shuri-gate',
  'delphi-tholos',
  'grand-hotel',
  'christmas-market',
  'avignon-bridge',
  'beaune-roofs',
  'giverny-pond',
  'black-beach',
  'greenland-houses',
  'walrus-beach',
  'musk-ox',
  'puffins',
  'luxor-columns',
  'covered-bridge',
  'milford-sound',
  'rocky-train',
  'moraine-lake',
  'delicate-arch',
  'cape-dutch-farm',
  'ephesus-library',
  'irish-pub',
  'amsterdam-canal',
  'aquarium',
  'backpack-train',
  'bangkok-tuk-tuk',
  'bus-road',
  'camera-strap',
  'coast-road-car',
  'coffee-shop',
  'conical-hats',
  'cordoba-arches',
  'currency-desk',
  'departures-hall',
  'great-wall',
  'hanoi-turtle-tower',
  'hill-road-car',
  'hokkaido-lavender',
  'infinity-pool',
  'karlskirche',
  'life-ring',
  'lisbon-tram',
  'map-compass',
  'museum-hall',
  'night-market',
  'packing',
  'passport-desk',
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
