import { asia } from './asia.ts'
import { dishes } from './dishes.ts'
import { journey } from './journey.ts'
import { malaysia } from './malaysia.ts'
import { world } from './world.ts'

/** Every landmark there is, by name. */
export const landmarks = { ...malaysia, ...asia, ...world, ...dishes, ...journey }

/** Landmarks that draw the ground before them too; the scene's own near ground would cover it. */
export const groundedLandmarks: ReadonlySet<string> = new Set<string>([
  ...Object.keys(dishes),
  'airport-van',
  'aquarium',
  'phuket-old-town',
  'bukchon-lane',
  'madinah-mosque',
  'shinkansen',
  'singapore-river',
  'boarding-pass',
  'drawing-desk',
  'first-aid',
  'luggage-belt',
  'meeting-hall',
  'phone-and-sim',
  'reception-keys',
  'roadside-stop',
  'fushimi-inari',
  'jellyfish',
  'kaaba',
  'london-bus',
  'manta-rays',
  'otaru-canal',
  'sea-of-clouds',
  'ski-slope',
  'snow-onsen',
  'yangshuo-bicycles',
  'floating-market',
  'hai-van-train',
  'hong-kong-tram',
  'summer-palace-bridge',
  'tibet-yaks',
  'wat-rong-khun',
  'yi-peng-lanterns',
  'backpack-train',
  'bangkok-tuk-tuk',
  'bus-road',
  'camera-strap',
  'coast-road-car',
  'coffee-shop',
  'conical-hats',
  'currency-desk',
  'departures-hall',
  'graduation-cap',
  'great-wall',
  'hanoi-turtle-tower',
  'hill-road-car',
  'kilim-mangroves',
  'kuala-selangor-fireflies',
  'hokkaido-lavender',
  'infinity-pool',
  'life-ring',
  'map-compass',
  'museum-hall',
  'night-market',
  'packing',
  'passport-desk',
  'penang-hill-train',
  'perlis-limestone',
  'rafflesia',
  'sapa-terraces',
  'sipadan-reef',
  'study-desk',
  'taj-mahal',
  'train-window',
  'turtle-beach',
  'water-park',
  'windmill-tulips',
  'wing-view',
])

/** Landmarks seen under water: there is no sky in their pictures. */
export const underwaterLandmarks: ReadonlySet<LandmarkName> = new Set(['aquarium', 'sipadan-reef'])

/** The name of a landmark a scene can show. */
export type LandmarkName = keyof typeof landmarks
