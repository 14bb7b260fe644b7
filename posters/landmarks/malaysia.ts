import type { Landmark } from '../strokes/landmark.ts'
import { batuCaves } from './malaysia/batu-caves.ts'
import { beachResort } from './malaysia/beach-resort.ts'
import { brickPark } from './malaysia/brick-park.ts'
import { canopyWalk } from './malaysia/canopy-walk.ts'
import { chewJetty } from './malaysia/chew-jetty.ts'
import { coastRoadCar } from './malaysia/coast-road-car.ts'
import { crystalMosque } from './malaysia/crystal-mosque.ts'
import { gentingCableCar } from './malaysia/genting-cable-car.ts'
import { hillRoadCar } from './malaysia/hill-road-car.ts'
import { hornbill } from './malaysia/hornbill.ts'
import { hotelTower } from './malaysia/hotel-tower.ts'
import { infinityPool } from './malaysia/infinity-pool.ts'
import { ipohLimestoneTemple } from './malaysia/ipoh-limestone-temple.ts'
import { jellyfish } from './malaysia/jellyfish.ts'
import { johorIstana } from './malaysia/johor-istana.ts'
import { kedahPaddyJerai } from './malaysia/kedah-paddy-jerai.ts'
import { kekLokSi } from './malaysia/kek-lok-si.ts'
import { kelantanWau } from './malaysia/kelantan-wau.ts'
import { kelliesCastle } from './malaysia/kellies-castle.ts'
import { kilimMangroves } from './malaysia/kilim-mangroves.ts'
import { kinabalu } from './malaysia/kinabalu.ts'
import { kualaSelangorFireflies } from './malaysia/kuala-selangor-fireflies.ts'
import { kuchingCatWaterfront } from './malaysia/kuching-cat-waterfront.ts'
import { labuanSails } from './malaysia/labuan-sails.ts'
import { langkawiEagle } from './malaysia/langkawi-eagle.ts'
import { langkawiSkybridge } from './malaysia/langkawi-skybridge.ts'
import { lepaRegatta } from './malaysia/lepa-regatta.ts'
import { melakaRiver } from './malaysia/melaka-river.ts'
import { merdeka118 } from './malaysia/merdeka-118.ts'
import { minangkabauPalace } from './malaysia/minangkabau-palace.ts'
import { muluBats } from './malaysia/mulu-bats.ts'
import { muluPinnacles } from './malaysia/mulu-pinnacles.ts'
import { orangutanCanopy } from './malaysia/orangutan-canopy.ts'
import { penangBridge } from './malaysia/penang-bridge.ts'
import { penangHillTrain } from './malaysia/penang-hill-train.ts'
import { penangShophouses } from './malaysia/penang-shophouses.ts'
import { perhentianJetty } from './malaysia/perhentian-jetty.ts'
import { perlisLimestone } from './malaysia/perlis-limestone.ts'
import { petronasTowers } from './malaysia/petronas-towers.ts'
import { portaDeSantiago } from './malaysia/porta-de-santiago.ts'
import { proboscisMonkey } from './malaysia/proboscis-monkey.ts'
import { putraMosque } from './malaysia/putra-mosque.ts'
import { rafflesia } from './malaysia/rafflesia.ts'
import { sabahWaterVillage } from './malaysia/sabah-water-village.ts'
import { sarawakLonghouse } from './malaysia/sarawak-longhouse.ts'
import { shahAlamMosque } from './malaysia/shah-alam-mosque.ts'
import { shophouseHotel } from './malaysia/shophouse-hotel.ts'
import { sipadanReef } from './malaysia/sipadan-reef.ts'
import { snorkelBoat } from './malaysia/snorkel-boat.ts'
import { stadthuys } from './malaysia/stadthuys.ts'
import { sultanAbdulSamad } from './malaysia/sultan-abdul-samad.ts'
import { teaHills } from './malaysia/tea-hills.ts'
import { tiomanIsland } from './malaysia/tioman-island.ts'
import { turtleBeach } from './malaysia/turtle-beach.ts'
import { ubudiahMosque } from './malaysia/ubudiah-mosque.ts'
import { zahirMosque } from './malaysia/zahir-mosque.ts'

/** Landmarks of Malaysia, and the hotels and roads of its deals. */
export const malaysia = {
  'petronas-towers': petronasTowers,
  'merdeka-118': merdeka118,
  'batu-caves': batuCaves,
  'penang-shophouses': penangShophouses,
  'snorkel-boat': snorkelBoat,
  'chew-jetty': chewJetty,
  'penang-bridge': penangBridge,
  'kek-lok-si': kekLokSi,
  'langkawi-skybridge': langkawiSkybridge,
  'langkawi-eagle': langkawiEagle,
  kinabalu,
  'sabah-water-village': sabahWaterVillage,
  'sipadan-reef': sipadanReef,
  'orangutan-canopy': orangutanCanopy,
  'sarawak-longhouse': sarawakLonghouse,
  hornbill,
  'mulu-pinnacles': muluPinnacles,
  'kuching-cat-waterfront': kuchingCatWaterfront,
  stadthuys,
  'melaka-river': melakaRiver,
  'kellies-castle': kelliesCastle,
  'ipoh-limestone-temple': ipohLimestoneTemple,
  'tea-hills': teaHills,
  'tioman-island': tiomanIsland,
  'genting-cable-car': gentingCableCar,
  'kedah-paddy-jerai': kedahPaddyJerai,
  'perhentian-jetty': perhentianJetty,
  'crystal-mosque': crystalMosque,
  'kelantan-wau': kelantanWau,
  'johor-istana': johorIstana,
  'putra-mosque': putraMosque,
  'shah-alam-mosque': shahAlamMosque,
  'minangkabau-palace': minangkabauPalace,
  'canopy-walk': canopyWalk,
  'perlis-limestone': perlisLimestone,
  'labuan-sails': labuanSails,
  'hotel-tower': hotelTower,
  'beach-resort': beachResort,
  'infinity-pool': infinityPool,
  'shophouse-hotel': shophouseHotel,
  'coast-road-car': coastRoadCar,
  'hill-road-car': hillRoadCar,
  'sultan-abdul-samad': sultanAbdulSamad,
  'mulu-bats': muluBats,
  'kilim-mangroves': kilimMangroves,
  'penang-hill-train': penangHillTrain,
  'ubudiah-mosque': ubudiahMosque,
  'zahir-mosque': zahirMosque,
  'turtle-beach': turtleBeach,
  'proboscis-monkey': proboscisMonkey,
  rafflesia,
  'lepa-regatta': lepaRegatta,
  'kuala-selangor-fireflies': kualaSelangorFireflies,
  'porta-de-santiago': portaDeSantiago,
  'brick-park': brickPark,
  jellyfish,
} satisfies Record<string, Landmark>
