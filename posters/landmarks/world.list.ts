import type { Landmark } from '../landmark.ts'
import { colosseum } from './colosseum.ts'
import { eiffelTower } from './eiffel-tower.ts'
import { fjord } from './fjord.ts'
import { lighthouse } from './lighthouse.ts'
import { linerFireworks } from './liner-fireworks.ts'
import { linerSailBalcony } from './liner-sail-balcony.ts'
import { linerWaterslides } from './liner-waterslides.ts'
import { linerWhite } from './liner-white.ts'
import { londonBridge } from './london-bridge.ts'
import { neuschwanstein } from './neuschwanstein.ts'
import { nightLinerStars } from './night-liner-stars.ts'
import { northernLights } from './northern-lights.ts'
import { penguins } from './penguins.ts'
import { polarShip } from './polar-ship.ts'
import { riverShipCastle } from './river-ship-castle.ts'
import { riverShipVineyard } from './river-ship-vineyard.ts'
import { santorini } from './santorini.ts'
import { swissTrain } from './swiss-train.ts'
import { tuscanyHills } from './tuscany-hills.ts'
import { veniceGondola } from './venice-gondola.ts'
import { windmillTulips } from './windmill-tulips.ts'

/** Ships, Europe and far places, attractions and still lifes. */
export const world = {
  'liner-white': linerWhite,
  'liner-waterslides': linerWaterslides,
  'liner-sail-balcony': linerSailBalcony,
  'river-ship-castle': riverShipCastle,
  'river-ship-vineyard': riverShipVineyard,
  santorini,
  'liner-fireworks': linerFireworks,
  'polar-ship': polarShip,
  penguins,
  'northern-lights': northernLights,
  'night-liner-stars': nightLinerStars,
  lighthouse,
  fjord,
  'tuscany-hills': tuscanyHills,
  'london-bridge': londonBridge,
  'eiffel-tower': eiffelTower,
  colosseum,
  'venice-gondola': veniceGondola,
  'swiss-train': swissTrain,
  neuschwanstein,
  'windmill-tulips': windmillTulips,
} satisfies Record<string, Landmark>
