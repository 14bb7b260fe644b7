import type { Landmark } from '../strokes/landmark.ts'
import { balaiNobat } from './malaysia/balai-nobat.ts'
import { batuCaves } from './malaysia/batu-caves.ts'
import { beachResort } from './malaysia/beach-resort.ts'
import { brickPark } from './malaysia/brick-park.ts'
import { canopyWalk } from './malaysia/canopy-walk.ts'
import { chewJetty } from './malaysia/chew-jetty.ts'
import { coastRoadCar } from './malaysia/coast-road-car.ts'
import { crystalMosque } from './malaysia/crystal-mosque.ts'
import { gentingCableCar } from './malaysia/genting-cable-car.ts'
import { guaKelam } from './malaysia/gua-kelam.ts'
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
import { labuanChimney } from './malaysia/labuan-chimney.ts'
import { labuanSails } from './malaysia/labuan-sails.ts'
import { labuanWreck } from './malaysia/labuan-wreck.ts'
import { lagoonFootbridge } from './malaysia/lagoon-footbridge.ts'
import { langkawiEagle } from './malaysia/langkawi-eagle.ts'
import { langkawiSkybridge } from './malaysia/langkawi-skybridge.ts'
import { leaningTower } from './malaysia/leaning-tower.ts'
import { lepaRegatta } from './malaysia/lepa-regatta.ts'
import { longboat } from './malaysia/longboat.ts'
import { masjidJamek } from './malaysia/masjid-jamek.ts'
import { melakaRiver } from './malaysia/melaka-river.ts'
import { merdeka118 } from './malaysia/merdeka-118.ts'
import { minangkabauPalace } from './malaysia/minangkabau-palace.ts'
import { muluBats } from './malaysia/mulu-bats.ts'
import { muluPinnacles } from './malaysia/mulu-pinnacles.ts'
import { orangutanCanopy } from './malaysia/orangutan-canopy.ts'
import { penangBridge } from './malaysia/penang-bridge.ts'
import { penangHillTrain } from './malaysia/penang-hill-train.ts'
import { penangShophouses } from './malaysia/penang-shophouses.ts'
import { perdanaPutra } from './malaysia/perdana-putra.ts'
import { perhentianJetty } from './malaysia/perhentian-jetty.ts'
import { perlisLimestone } from './malaysia/perlis-limestone.ts'
import { petronasTowers } from './malaysia/petronas-towers.ts'
import { portaDeSantiago } from './malaysia/porta-de-santiago.ts'
import { proboscisMonkey } from './malaysia/proboscis-monkey.ts'
import { putraMosque } from './malaysia/putra-mosque.ts'
import { rafflesia } from './malaysia/rafflesia.ts'
import { riverElephants } from './malaysia/river-elephants.ts'
import { sabahWaterVillage } from './malaysia/sabah-water-village.ts'
import { sarawakLonghouse } from './malaysia/sarawak-longhouse.ts'
import { seriWawasan } from './malaysia/seri-wawasan.ts'
import { shahAlamMosque } from './malaysia/shah-alam-mosque.ts'
import { shophouseHotel } from './malaysia/shophouse-hotel.ts'
import { sipadanReef } from './malaysia/sipadan-reef.ts'
import { snorkelBoat } from './malaysia/snorkel-boat.ts'
import { stadthuys } from './malaysia/stadthuys.ts'
import { sultanAbdulSamad } from './malaysia/sultan-abdul-samad.ts'
import { tapir } from './malaysia/tapir.ts'
import { teaHills } from './malaysia/tea-hills.ts'
import { tinDredge } from './malaysia/tin-dredge.ts'
import { tiomanIsland } from './malaysia/tioman-island.ts'
import { turtleBeach } from './malaysia/turtle-beach.ts'
import { ubudiahMosque } from './malaysia/ubudiah-mosque.ts'
import { wayangKulit } from './malaysia/wayang-kulit.ts'
import { zahirMosque } from './malaysia/zahir-mosque.ts'

/** Landmarks of Malaysia, and the hotels and roads of its deals. */
export const malaysia = {
  'balai-nobat': balaiNobat,
  'batu-caves': batuCaves,
  'beach-resort': beachResort,
  'brick-park': brickPark,
  'canopy-walk': canopyWalk,
  'chew-jetty': chewJetty,
  'coast-road-car': coastRoadCar,
  'crystal-mosque': crystalMosque,
  'genting-cable-car': gentingCableCar,
  'gua-kelam': guaKelam,
  'hill-road-car': hillRoadCar,
  hornbill,
  'hotel-tower': hotelTower,
  'infinity-pool': infinityPool,
  'ipoh-limestone-temple': ipohLimestoneTemple,
  jellyfish,
  'johor-istana': johorIstana,
  'kedah-paddy-jerai': kedahPaddyJerai,
  'kek-lok-si': kekLokSi,
  'kelantan-wau': kelantanWau,
  'kellies-castle': kelliesCastle,
  'kilim-mangroves': kilimMangroves,
  kinabalu,
  'kuala-selangor-fireflies': kualaSelangorFireflies,
  'kuching-cat-waterfront': kuchingCatWaterfront,
  'labuan-chimney': labuanChimney,
  'labuan-sails': labuanSails,
  'labuan-wreck': labuanWreck,
  'lagoon-footbridge': lagoonFootbridge,
  'langkawi-eagle': langkawiEagle,
  'langkawi-skybridge': langkawiSkybridge,
  'leaning-tower': leaningTower,
  'lepa-regatta': lepaRegatta,
  longboat,
  'masjid-jamek': masjidJamek,
  'melaka-river': melakaRiver,
  'merdeka-118': merdeka118,
  'minangkabau-palace': minangkabauPalace,
  'mulu-bats': muluBats,
  'mulu-pinnacles': muluPinnacles,
  'orangutan-canopy': orangutanCanopy,
  'penang-bridge': penangBridge,
  'penang-hill-train': penangHillTrain,
  'penang-shophouses': penangShophouses,
  'perdana-putra': perdanaPutra,
  'perhentian-jetty': perhentianJetty,
  'perlis-limestone': perlisLimestone,
  'petronas-towers': petronasTowers,
  'porta-de-santiago': portaDeSantiago,
  'proboscis-monkey': proboscisMonkey,
  'putra-mosque': putraMosque,
  rafflesia,
  'river-elephants': riverElephants,
  'sabah-water-village': sabahWaterVillage,
  'sarawak-longhouse': sarawakLonghouse,
  'seri-wawasan': seriWawasan,
  'shah-alam-mosque': shahAlamMosque,
  'shophouse-hotel': shophouseHotel,
  'sipadan-reef': sipadanReef,
  'snorkel-boat': snorkelBoat,
  stadthuys,
  'sultan-abdul-samad': sultanAbdulSamad,
  tapir,
  'tea-hills': teaHills,
  'tin-dredge': tinDredge,
  'tioman-island': tiomanIsland,
  'turtle-beach': turtleBeach,
  'ubudiah-mosque': ubudiahMosque,
  'wayang-kulit': wayangKulit,
  'zahir-mosque': zahirMosque,
} satisfies Record<string, Landmark>
