import type { Landmark } from '../strokes/landmark.ts'
import { angThong } from './asia/ang-thong.ts'
import { angkorWat } from './asia/angkor-wat.ts'
import { ayutthayaRuins } from './asia/ayutthaya-ruins.ts'
import { baliTemple } from './asia/bali-temple.ts'
import { bangkokTukTuk } from './asia/bangkok-tuk-tuk.ts'
import { bayonFaces } from './asia/bayon-faces.ts'
import { blackHouse } from './asia/black-house.ts'
import { bluePond } from './asia/blue-pond.ts'
import { buddhaRoots } from './asia/buddha-roots.ts'
import { bukchonLane } from './asia/bukchon-lane.ts'
import { cantonTower } from './asia/canton-tower.ts'
import { chenClanHall } from './asia/chen-clan-hall.ts'
import { chengduPanda } from './asia/chengdu-panda.ts'
import { chiangMaiChedi } from './asia/chiang-mai-chedi.ts'
import { chongqingMonorail } from './asia/chongqing-monorail.ts'
import { chongqingStiltHouses } from './asia/chongqing-stilt-houses.ts'
import { clockTower } from './asia/clock-tower.ts'
import { cloudForest } from './asia/cloud-forest.ts'
import { conicalHats } from './asia/conical-hats.ts'
import { daliPagodas } from './asia/dali-pagodas.ts'
import { dapengGate } from './asia/dapeng-gate.ts'
import { floatingMarket } from './asia/floating-market.ts'
import { forbiddenCity } from './asia/forbidden-city.ts'
import { fujiPagoda } from './asia/fuji-pagoda.ts'
import { fushimiInari } from './asia/fushimi-inari.ts'
import { goldenBridge } from './asia/golden-bridge.ts'
import { greatWall } from './asia/great-wall.ts'
import { guilinKarst } from './asia/guilin-karst.ts'
import { gulangyu } from './asia/gulangyu.ts'
import { haiVanTrain } from './asia/hai-van-train.ts'
import { hainanCoast } from './asia/hainan-coast.ts'
import { halongBay } from './asia/halong-bay.ts'
import { hanoiTurtleTower } from './asia/hanoi-turtle-tower.ts'
import { harbinIcePalace } from './asia/harbin-ice-palace.ts'
import { harbinSophia } from './asia/harbin-sophia.ts'
import { hoiAnBridge } from './asia/hoi-an-bridge.ts'
import { hokkaidoLavender } from './asia/hokkaido-lavender.ts'
import { hongKongJunk } from './asia/hong-kong-junk.ts'
import { hongKongTram } from './asia/hong-kong-tram.ts'
import { huaHinStation } from './asia/hua-hin-station.ts'
import { hueCitadel } from './asia/hue-citadel.ts'
import { huxinTeahouse } from './asia/huxin-teahouse.ts'
import { jejuGrandfather } from './asia/jeju-grandfather.ts'
import { jukungBoats } from './asia/jukung-boats.ts'
import { kabiraBay } from './asia/kabira-bay.ts'
import { kelong } from './asia/kelong.ts'
import { kenrokuGarden } from './asia/kenroku-garden.ts'
import { khaoChiChan } from './asia/khao-chi-chan.ts'
import { koreaPalace } from './asia/korea-palace.ts'
import { krabiKarsts } from './asia/krabi-karsts.ts'
import { maldivesVillas } from './asia/maldives-villas.ts'
import { mantaRays } from './asia/manta-rays.ts'
import { marinaBay } from './asia/marina-bay.ts'
import { mekongBoats } from './asia/mekong-boats.ts'
import { merlion } from './asia/merlion.ts'
import { miyajimaTorii } from './asia/miyajima-torii.ts'
import { namiAvenue } from './asia/nami-avenue.ts'
import { nanshanGuanyin } from './asia/nanshan-guanyin.ts'
import { orchardRoad } from './asia/orchard-road.ts'
import { osakaCastle } from './asia/osaka-castle.ts'
import { otaruCanal } from './asia/otaru-canal.ts'
import { phangNgaRock } from './asia/phang-nga-rock.ts'
import { phrayaNakhon } from './asia/phraya-nakhon.ts'
import { phuketBuddha } from './asia/phuket-buddha.ts'
import { phuketLongtail } from './asia/phuket-longtail.ts'
import { phuketOldTown } from './asia/phuket-old-town.ts'
import { potalaPalace } from './asia/potala-palace.ts'
import { railayClimber } from './asia/railay-climber.ts'
import { ryokanGarden } from './asia/ryokan-garden.ts'
import { saigonPostOffice } from './asia/saigon-post-office.ts'
import { sakurajima } from './asia/sakurajima.ts'
import { samuiBuddha } from './asia/samui-buddha.ts'
import { sanctuaryOfTruth } from './asia/sanctuary-of-truth.ts'
import { sapaTerraces } from './asia/sapa-terraces.ts'
import { seaOfClouds } from './asia/sea-of-clouds.ts'
import { shanghaiBund } from './asia/shanghai-bund.ts'
import { shanghaiPudong } from './asia/shanghai-pudong.ts'
import { shenzhenSkyline } from './asia/shenzhen-skyline.ts'
import { shinkansen } from './asia/shinkansen.ts'
import { shuriGate } from './asia/shuri-gate.ts'
import { singaporeRiver } from './asia/singapore-river.ts'
import { skiSlope } from './asia/ski-slope.ts'
import { snowOnsen } from './asia/snow-onsen.ts'
import { songkhlaMermaid } from './asia/songkhla-mermaid.ts'
import { spoonbills } from './asia/spoonbills.ts'
import { stoneForest } from './asia/stone-forest.ts'
import { summerPalaceBridge } from './asia/summer-palace-bridge.ts'
import { supertrees } from './asia/supertrees.ts'
import { taipei101 } from './asia/taipei-101.ts'
import { tajMahal } from './asia/taj-mahal.ts'
import { tanghuluStand } from './asia/tanghulu-stand.ts'
import { templeOfHeaven } from './asia/temple-of-heaven.ts'
import { tianshanLake } from './asia/tianshan-lake.ts'
import { tibetYaks } from './asia/tibet-yaks.ts'
import { tokyoTower } from './asia/tokyo-tower.ts'
import { ubudTerraces } from './asia/ubud-terraces.ts'
import { watArun } from './asia/wat-arun.ts'
import { watRongKhun } from './asia/wat-rong-khun.ts'
import { xinjiangCamels } from './asia/xinjiang-camels.ts'
import { yangshuoBicycles } from './asia/yangshuo-bicycles.ts'
import { yiPengLanterns } from './asia/yi-peng-lanterns.ts'
import { yueluPavilion } from './asia/yuelu-pavilion.ts'
import { zhangjiajiePillars } from './asia/zhangjiajie-pillars.ts'

/** Asia beyond Malaysia, country by country. */
export const asia = {
  'ang-thong': angThong,
  'angkor-wat': angkorWat,
  'ayutthaya-ruins': ayutthayaRuins,
  'bali-temple': baliTemple,
  'bangkok-tuk-tuk': bangkokTukTuk,
  'bayon-faces': bayonFaces,
  'black-house': blackHouse,
  'blue-pond': bluePond,
  'buddha-roots': buddhaRoots,
  'bukchon-lane': bukchonLane,
  'canton-tower': cantonTower,
  'chen-clan-hall': chenClanHall,
  'chengdu-panda': chengduPanda,
  'chiang-mai-chedi': chiangMaiChedi,
  'chongqing-monorail': chongqingMonorail,
  'chongqing-stilt-houses': chongqingStiltHouses,
  'clock-tower': clockTower,
  'cloud-forest': cloudForest,
  'conical-hats': conicalHats,
  'dali-pagodas': daliPagodas,
  'dapeng-gate': dapengGate,
  'floating-market': floatingMarket,
  'forbidden-city': forbiddenCity,
  'fuji-pagoda': fujiPagoda,
  'fushimi-inari': fushimiInari,
  'golden-bridge': goldenBridge,
  'great-wall': greatWall,
  'guilin-karst': guilinKarst,
  gulangyu,
  'hai-van-train': haiVanTrain,
  'hainan-coast': hainanCoast,
  'halong-bay': halongBay,
  'hanoi-turtle-tower': hanoiTurtleTower,
  'harbin-ice-palace': harbinIcePalace,
  'harbin-sophia': harbinSophia,
  'hoi-an-bridge': hoiAnBridge,
  'hokkaido-lavender': hokkaidoLavender,
  'hong-kong-junk': hongKongJunk,
  'hong-kong-tram': hongKongTram,
  'hua-hin-station': huaHinStation,
  'hue-citadel': hueCitadel,
  'huxin-teahouse': huxinTeahouse,
  'jeju-grandfather': jejuGrandfather,
  'jukung-boats': jukungBoats,
  'kabira-bay': kabiraBay,
  kelong,
  'kenroku-garden': kenrokuGarden,
  'khao-chi-chan': khaoChiChan,
  'korea-palace': koreaPalace,
  'krabi-karsts': krabiKarsts,
  'maldives-villas': maldivesVillas,
  'manta-rays': mantaRays,
  'marina-bay': marinaBay,
  'mekong-boats': mekongBoats,
  merlion,
  'miyajima-torii': miyajimaTorii,
  'nami-avenue': namiAvenue,
  'nanshan-guanyin': nanshanGuanyin,
  'orchard-road': orchardRoad,
  'osaka-castle': osakaCastle,
  'otaru-canal': otaruCanal,
  'phang-nga-rock': phangNgaRock,
  'phraya-nakhon': phrayaNakhon,
  'phuket-buddha': phuketBuddha,
  'phuket-longtail': phuketLongtail,
  'phuket-old-town': phuketOldTown,
  'potala-palace': potalaPalace,
  'railay-climber': railayClimber,
  'ryokan-garden': ryokanGarden,
  'saigon-post-office': saigonPostOffice,
  sakurajima,
  'samui-buddha': samuiBuddha,
  'sanctuary-of-truth': sanctuaryOfTruth,
  'sapa-terraces': sapaTerraces,
  'sea-of-clouds': seaOfClouds,
  'shanghai-bund': shanghaiBund,
  'shanghai-pudong': shanghaiPudong,
  'shenzhen-skyline': shenzhenSkyline,
  shinkansen,
  'shuri-gate': shuriGate,
  'singapore-river': singaporeRiver,
  'ski-slope': skiSlope,
  'snow-onsen': snowOnsen,
  'songkhla-mermaid': songkhlaMermaid,
  spoonbills,
  'stone-forest': stoneForest,
  'summer-palace-bridge': summerPalaceBridge,
  supertrees,
  'taipei-101': taipei101,
  'taj-mahal': tajMahal,
  'tanghulu-stand': tanghuluStand,
  'temple-of-heaven': templeOfHeaven,
  'tianshan-lake': tianshanLake,
  'tibet-yaks': tibetYaks,
  'tokyo-tower': tokyoTower,
  'ubud-terraces': ubudTerraces,
  'wat-arun': watArun,
  'wat-rong-khun': watRongKhun,
  'xinjiang-camels': xinjiangCamels,
  'yangshuo-bicycles': yangshuoBicycles,
  'yi-peng-lanterns': yiPengLanterns,
  'yuelu-pavilion': yueluPavilion,
  'zhangjiajie-pillars': zhangjiajiePillars,
} satisfies Record<string, Landmark>
