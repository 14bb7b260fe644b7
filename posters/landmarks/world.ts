import type { Landmark } from '../strokes/landmark.ts'
import { aquarium } from './world/aquarium.ts'
import { aucklandHarbour } from './world/auckland-harbour.ts'
import { backpackTrain } from './world/backpack-train.ts'
import { bigWheel } from './world/big-wheel.ts'
import { burjDubai } from './world/burj-dubai.ts'
import { busRoad } from './world/bus-road.ts'
import { cableGondola } from './world/cable-gondola.ts'
import { cameraStrap } from './world/camera-strap.ts'
import { campusClock } from './world/campus-clock.ts'
import { canyon } from './world/canyon.ts'
import { cappadociaBalloons } from './world/cappadocia-balloons.ts'
import { coaster } from './world/coaster.ts'
import { coffeeShop } from './world/coffee-shop.ts'
import { colosseum } from './world/colosseum.ts'
import { currencyDesk } from './world/currency-desk.ts'
import { departuresHall } from './world/departures-hall.ts'
import { eiffelTower } from './world/eiffel-tower.ts'
import { ferry } from './world/ferry.ts'
import { fjord } from './world/fjord.ts'
import { graduationCap } from './world/graduation-cap.ts'
import { hostelWindow } from './world/hostel-window.ts'
import { icelandWaterfall } from './world/iceland-waterfall.ts'
import { istanbulMosque } from './world/istanbul-mosque.ts'
import { kaaba } from './world/kaaba.ts'
import { lanternFestival } from './world/lantern-festival.ts'
import { lifeRing } from './world/life-ring.ts'
import { lighthouse } from './world/lighthouse.ts'
import { linerFireworks } from './world/liner-fireworks.ts'
import { linerSailBalcony } from './world/liner-sail-balcony.ts'
import { linerWhite } from './world/liner-white.ts'
import { londonBridge } from './world/london-bridge.ts'
import { londonBus } from './world/london-bus.ts'
import { madinahMosque } from './world/madinah-mosque.ts'
import { mapCompass } from './world/map-compass.ts'
import { monsoonWindow } from './world/monsoon-window.ts'
import { neuschwanstein } from './world/neuschwanstein.ts'
import { newZealandLake } from './world/new-zealand-lake.ts'
import { nightLinerStars } from './world/night-liner-stars.ts'
import { nightMarket } from './world/night-market.ts'
import { northernLights } from './world/northern-lights.ts'
import { packing } from './world/packing.ts'
import { passportDesk } from './world/passport-desk.ts'
import { penguins } from './world/penguins.ts'
import { picnicMat } from './world/picnic-mat.ts'
import { polarShip } from './world/polar-ship.ts'
import { pyramids } from './world/pyramids.ts'
import { riverShipCastle } from './world/river-ship-castle.ts'
import { riverShipVineyard } from './world/river-ship-vineyard.ts'
import { santorini } from './world/santorini.ts'
import { streetFood } from './world/street-food.ts'
import { studyDesk } from './world/study-desk.ts'
import { swissTrain } from './world/swiss-train.ts'
import { sydneyFerry } from './world/sydney-ferry.ts'
import { sydneyOpera } from './world/sydney-opera.ts'
import { trainWindow } from './world/train-window.ts'
import { tuscanyHills } from './world/tuscany-hills.ts'
import { umbrellaSuitcase } from './world/umbrella-suitcase.ts'
import { veniceGondola } from './world/venice-gondola.ts'
import { waterPark } from './world/water-park.ts'
import { windmillTulips } from './world/windmill-tulips.ts'
import { wingView } from './world/wing-view.ts'

/** Ships, Europe and far places, attractions and still lifes. */
export const world = {
  'liner-white': linerWhite,
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
  'cappadocia-balloons': cappadociaBalloons,
  'istanbul-mosque': istanbulMosque,
  pyramids,
  'sydney-opera': sydneyOpera,
  'new-zealand-lake': newZealandLake,
  'burj-dubai': burjDubai,
  'iceland-waterfall': icelandWaterfall,
  canyon,
  'big-wheel': bigWheel,
  coaster,
  aquarium,
  'cable-gondola': cableGondola,
  'water-park': waterPark,
  'umbrella-suitcase': umbrellaSuitcase,
  'wing-view': wingView,
  'life-ring': lifeRing,
  'passport-desk': passportDesk,
  'graduation-cap': graduationCap,
  'campus-clock': campusClock,
  'backpack-train': backpackTrain,
  'study-desk': studyDesk,
  'hostel-window': hostelWindow,
  'departures-hall': departuresHall,
  packing,
  'street-food': streetFood,
  'night-market': nightMarket,
  'monsoon-window': monsoonWindow,
  'lantern-festival': lanternFestival,
  'camera-strap': cameraStrap,
  'currency-desk': currencyDesk,
  'train-window': trainWindow,
  ferry,
  'bus-road': busRoad,
  'map-compass': mapCompass,
  'coffee-shop': coffeeShop,
  'picnic-mat': picnicMat,
  'auckland-harbour': aucklandHarbour,
  'london-bus': londonBus,
  kaaba,
  'madinah-mosque': madinahMosque,
  'sydney-ferry': sydneyFerry,
} satisfies Record<string, Landmark>
