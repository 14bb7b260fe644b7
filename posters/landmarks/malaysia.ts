import type { Landmark } from '../strokes/landmark.ts'
import { batuCaves } from './malaysia/batu-caves.ts'
import { beachResort } from './malaysia/beach-resort.ts'
import { canopyWalk } from './malaysia/canopy-walk.ts'
import { coastRoadCar } from './malaysia/coast-road-car.ts'
import { crystalMosque } from './malaysia/crystal-mosque.ts'
import { gentingCableCar } from './malaysia/genting-cable-car.ts'
import { hillRoadCar } from './malaysia/hill-road-car.ts'
import { hornbill } from './malaysia/hornbill.ts'
import { hotelTower } from './malaysia/hotel-tower.ts'
import { infinityPool } from './malaysia/infinity-pool.ts'
import { ipohLimestoneTemple } from './malaysia/ipoh-limestone-temple.ts'
import { johorIstana } from './malaysia/johor-istana.ts'
import { kedahPaddyJerai } from './malaysia/kedah-paddy-jerai.ts'
import { kekLokSi } from './malaysia/kek-lok-si.ts'
import { kelantanWau } from './malaysia/kelantan-wau.ts'
import { kelliesCastle } from './malaysia/kellies-castle.ts'
import { kinabalu } from './malaysia/kinabalu.ts'
import { kuchingCatWaterfront } from './malaysia/kuching-cat-waterfront.ts'
import { labuanSails } from './malaysia/labuan-sails.ts'
import { langkawiEagle } from './malaysia/langkawi-eagle.ts'
import { langkawiSkybridge } from './malaysia/langkawi-skybridge.ts'
import { melakaRiver } from './malaysia/melaka-river.ts'
import { merdeka118 } from './malaysia/merdeka-118.ts'
import { minangkabauPalace } from './malaysia/minangkabau-palace.ts'
import { muluPinnacles } from './malaysia/mulu-pinnacles.ts'
import { orangutanCanopy } from './malaysia/orangutan-canopy.ts'
import { penangBridge } from './malaysia/penang-bridge.ts'
import { penangShophouses } from './malaysia/penang-shophouses.ts'
import { perhentianJetty } from './malaysia/perhentian-jetty.ts'
import { perlisLimestone } from './malaysia/perlis-limestone.ts'
import { petronasTowers } from './malaysia/petronas-towers.ts'
import { putraMosque } from './malaysia/putra-mosque.ts'
import { sabahWaterVillage } from './malaysia/sabah-water-village.ts'
import { sarawakLonghouse } from './malaysia/sarawak-longhouse.ts'
import { shahAlamMosque } from './malaysia/shah-alam-mosque.ts'
import { shophouseHotel } from './malaysia/shophouse-hotel.ts'
import { sipadanReef } from './malaysia/sipadan-reef.ts'
import { stadthuys } from './malaysia/stadthuys.ts'
import { teaHills } from './malaysia/tea-hills.ts'
import { tiomanIsland } from './malaysia/tioman-island.ts'

/** Landmarks of Malaysia, and the hotels and roads of its deals. */
export const malaysia = {
  'petronas-towers': petronasTowers,
  'merdeka-118': merdeka118,
  'batu-caves': batuCaves,
  'penang-shophouses': penangShophouses,
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
} satisfies Record<string, Landmark>
