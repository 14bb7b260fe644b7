import type { Landmark } from '../landmark.ts'
import { aquarium } from './aquarium.ts'
import { backpackTrain } from './backpack-train.ts'
import { bigWheel } from './big-wheel.ts'
import { burjDubai } from './burj-dubai.ts'
import { busRoad } from './bus-road.ts'
import { cableGondola } from './cable-gondola.ts'
import { cameraStrap } from './camera-strap.ts'
import { campusClock } from './campus-clock.ts'
import { canyon } from './canyon.ts'
import { cappadociaBalloons } from './cappadocia-balloons.ts'
import { coaster } from './coaster.ts'
import { coffeeShop } from './coffee-shop.ts'
import { colosseum } from './colosseum.ts'
import { currencyDesk } from './currency-desk.ts'
import { departuresHall } from './departures-hall.ts'
import { eiffelTower } from './eiffel-tower.ts'
import { ferry } from './ferry.ts'
import { fjord } from './fjord.ts'
import { graduationCap } from './graduation-cap.ts'
import { hostelWindow } from './hostel-window.ts'
import { icelandWaterfall } from './iceland-waterfall.ts'
import { istanbulMosque } from './istanbul-mosque.ts'
import { lanternFestival } from './lantern-festival.ts'
import { lifeRing } from './life-ring.ts'
import { lighthouse } from './lighthouse.ts'
import { linerFireworks } from './liner-fireworks.ts'
import { linerSailBalcony } from './liner-sail-balcony.ts'
import { linerWaterslides } from './liner-waterslides.ts'
import { linerWhite } from './liner-white.ts'
import { londonBridge } from './london-bridge.ts'
import { mapCompass } from './map-compass.ts'
import { moai } from './moai.ts'
import { monsoonWindow } from './monsoon-window.ts'
import { mountainHut } from './mountain-hut.ts'
import { museumHall } from './museum-hall.ts'
import { neuschwanstein } from './neuschwanstein.ts'
import { newZealandLake } from './new-zealand-lake.ts'
import { nightLinerStars } from './night-liner-stars.ts'
import { nightMarket } from './night-market.ts'
import { northernLights } from './northern-lights.ts'
import { packing } from './packing.ts'
import { passportDesk } from './passport-desk.ts'
import { penguins } from './penguins.ts'
import { picnicMat } from './picnic-mat.ts'
import { polarShip } from './polar-ship.ts'
import { pyramids } from './pyramids.ts'
import { riverShipCastle } from './river-ship-castle.ts'
import { riverShipVineyard } from './river-ship-vineyard.ts'
import { santorini } from './santorini.ts'
import { streetFood } from './street-food.ts'
import { studyDesk } from './study-desk.ts'
import { swissTrain } from './swiss-train.ts'
import { sydneyOpera } from './sydney-opera.ts'
import { trainWindow } from './train-window.ts'
import { tuscanyHills } from './tuscany-hills.ts'
import { umbrellaSuitcase } from './umbrella-suitcase.ts'
import { veniceGondola } from './venice-gondola.ts'
import { waterPark } from './water-park.ts'
import { windmillTulips } from './windmill-tulips.ts'
import { wingView } from './wing-view.ts'
import { zipline } from './zipline.ts'
import { zooGiraffe } from './zoo-giraffe.ts'

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
  'cappadocia-balloons': cappadociaBalloons,
  'istanbul-mosque': istanbulMosque,
  pyramids,
  'sydney-opera': sydneyOpera,
  'new-zealand-lake': newZealandLake,
  'burj-dubai': burjDubai,
  moai,
  'iceland-waterfall': icelandWaterfall,
  canyon,
  'big-wheel': bigWheel,
  coaster,
  aquarium,
  'zoo-giraffe': zooGiraffe,
  'cable-gondola': cableGondola,
  'water-park': waterPark,
  zipline,
  'museum-hall': museumHall,
  'umbrella-suitcase': umbrellaSuitcase,
  'wing-view': wingView,
  'life-ring': lifeRing,
  'mountain-hut': mountainHut,
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
} satisfies Record<string, Landmark>
