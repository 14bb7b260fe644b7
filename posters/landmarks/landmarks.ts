import { asia } from './asia.ts'
import { dishes } from './dishes.ts'
import { europe } from './europe.ts'
import { far } from './far.ts'
import { malaysia } from './malaysia.ts'
import { ships } from './ships.ts'
import { world } from './world.ts'

/** Every landmark there is, by name. */
export const landmarks = { ...malaysia, ...asia, ...world, ...dishes, ...europe, ...ships, ...far }

/** Landmarks that draw the ground before them too; the scene's own near ground would cover it. */
export const groundedLandmarks: ReadonlySet<string> = new Set<string>([
  ...Object.keys(dishes),
  'amsterdam-canal',
  'aquarium',
  'avignon-bridge',
  'backpack-train',
  'bangkok-tuk-tuk',
  'beaune-roofs',
  'black-beach',
  'blue-pond',
  'bryce-hoodoos',
  'bus-road',
  'camera-strap',
  'cape-dutch-farm',
  'caribbean-cay',
  'christmas-market',
  'coast-road-car',
  'coffee-shop',
  'conical-hats',
  'cordoba-arches',
  'covered-bridge',
  'currency-desk',
  'fire-valley-arch',
  'delphi-tholos',
  'departures-hall',
  'ephesus-library',
  'floating-market',
  'giverny-pond',
  'graduation-cap',
  'grand-hotel',
  'great-wall',
  'greenland-houses',
  'hai-van-train',
  'hanoi-turtle-tower',
  'hill-road-car',
  'hokkaido-lavender',
  'hong-kong-tram',
  'infinity-pool',
  'irish-pub',
  'jeju-grandfather',
  'kabira-bay',
  'karlskirche',
  'kilim-mangroves',
  'kuala-selangor-fireflies',
  'life-ring',
  'lisbon-tram',
  'luxor-columns',
  'map-compass',
  'milford-sound',
  'moraine-lake',
  'museum-hall',
  'musk-ox',
  'nami-avenue',
  'naples-vesuvius',
  'night-market',
  'packing',
  'passport-desk',
  'penang-hill-train',
  'perlis-limestone',
  'puffins',
  'rafflesia',
  'rocky-train',
  'sapa-terraces',
  'shuri-gate',
  'sipadan-reef',
  'study-desk',
  'summer-palace-bridge',
  'taj-mahal',
  'tibet-yaks',
  'totem-harbour',
  'train-window',
  'turtle-beach',
  'ubud-terraces',
  'walrus-beach',
  'wat-rong-khun',
  'water-park',
  'white-mosque',
  'windmill-tulips',
  'wing-view',
  'yi-peng-lanterns',
])

/** Landmarks seen under water: there is no sky in their pictures. */
export const underwaterLandmarks: ReadonlySet<LandmarkName> = new Set(['aquarium', 'sipadan-reef'])

/** The name of a landmark a scene can show. */
export type LandmarkName = keyof typeof landmarks
