import type { Landmark } from '../landmark.ts'
import { batuCaves } from './batu-caves.ts'
import { beachResort } from './beach-resort.ts'
import { canopyWalk } from './canopy-walk.ts'
import { coastRoadCar } from './coast-road-car.ts'
import { crystalMosque } from './crystal-mosque.ts'
import { gentingCableCar } from './genting-cable-car.ts'
import { hillRoadCar } from './hill-road-car.ts'
import { hornbill } from './hornbill.ts'
import { hotelTower } from './hotel-tower.ts'
import { infinityPool } from './infinity-pool.ts'
import { ipohLimestoneTemple } from './ipoh-limestone-temple.ts'
import { johorIstana } from './johor-istana.ts'
import { kedahPaddyJerai } from './kedah-paddy-jerai.ts'
import { kekLokSi } from './kek-lok-si.ts'
import { kelantanWau } from './kelantan-wau.ts'
import { kelliesCastle } from './kellies-castle.ts'
import { kinabalu } from './kinabalu.ts'
import { kuchingCatWaterfront } from './kuching-cat-waterfront.ts'
import { labuanSails } from './labuan-sails.ts'
import { langkawiEagle } from './langkawi-eagle.ts'
import { langkawiSkybridge } from './langkawi-skybridge.ts'
import { melakaRiver } from './melaka-river.ts'
import { merdeka118 } from './merdeka-118.ts'
import { minangkabauPalace } from './minangkabau-palace.ts'
import { muluPinnacles } from './mulu-pinnacles.ts'
import { orangutanCanopy } from './orangutan-canopy.ts'
import { penangBridge } from './penang-bridge.ts'
import { penangShophouses } from './penang-shophouses.ts'
import { perhentianJetty } from './perhentian-jetty.ts'
import { perlisLimestone } from './perlis-limestone.ts'
import { petronasTowers } from './petronas-towers.ts'
import { putraMosque } from './putra-mosque.ts'
import { sabahWaterVillage } from './sabah-water-village.ts'
import { sarawakLonghouse } from './sarawak-longhouse.ts'
import { shahAlamMosque } from './shah-alam-mosque.ts'
import { shophouseHotel } from './shophouse-hotel.ts'
import { sipadanReef } from './sipadan-reef.ts'
import { stadthuys } from './stadthuys.ts'
import { teaHills } from './tea-hills.ts'
import { tiomanIsland } from './tioman-island.ts'

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
