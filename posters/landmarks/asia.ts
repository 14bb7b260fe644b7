import type { Landmark } from '../strokes/landmark.ts'
import { angkorWat } from './asia/angkor-wat.ts'
import { ayutthayaRuins } from './asia/ayutthaya-ruins.ts'
import { baliTemple } from './asia/bali-temple.ts'
import { bangkokTukTuk } from './asia/bangkok-tuk-tuk.ts'
import { bayonFaces } from './asia/bayon-faces.ts'
import { bluePond } from './asia/blue-pond.ts'
import { borobudur } from './asia/borobudur.ts'
import { bukchonLane } from './asia/bukchon-lane.ts'
import { cantonTower } from './asia/canton-tower.ts'
import { chengduPanda } from './asia/chengdu-panda.ts'
import { chiangMaiChedi } from './asia/chiang-mai-chedi.ts'
import { chongqingStiltHouses } from './asia/chongqing-stilt-houses.ts'
import { conicalHats } from './asia/conical-hats.ts'
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
import { jejuGrandfather } from './asia/jeju-grandfather.ts'
import { jukungBoats } from './asia/jukung-boats.ts'
import { kabiraBay } from './asia/kabira-bay.ts'
import { kelong } from './asia/kelong.ts'
import { kenrokuGarden } from './asia/kenroku-garden.ts'
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
import { osakaCastle } from './asia/osaka-castle.ts'
import { otaruCanal } from './asia/otaru-canal.ts'
import { phangNgaRock } from './asia/phang-nga-rock.ts'
import { phuketBuddha } from './asia/phuket-buddha.ts'
import { phuketLongtail } from './asia/phuket-longtail.ts'
import { phuketOldTown } from './asia/phuket-old-town.ts'
import { potalaPalace } from './asia/potala-palace.ts'
import { ryokanGarden } from './asia/ryokan-garden.ts'
import { saigonPostOffice } from './asia/saigon-post-office.ts'
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
import { stoneForest } from './asia/stone-forest.ts'
import { summerPalaceBridge } from './asia/summer-palace-bridge.ts'
import { supertrees } from './asia/supertrees.ts'
import { taipei101 } from './asia/taipei-101.ts'
import { tajMahal } from './asia/taj-mahal.ts'
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
  'great-wall': greatWall,
  'forbidden-city': forbiddenCity,
  'temple-of-heaven': templeOfHeaven,
  'shanghai-pudong': shanghaiPudong,
  'chengdu-panda': chengduPanda,
  'chongqing-stilt-houses': chongqingStiltHouses,
  'stone-forest': stoneForest,
  'hainan-coast': hainanCoast,
  'nanshan-guanyin': nanshanGuanyin,
  'yuelu-pavilion': yueluPavilion,
  'canton-tower': cantonTower,
  'harbin-ice-palace': harbinIcePalace,
  'potala-palace': potalaPalace,
  'shenzhen-skyline': shenzhenSkyline,
  'xinjiang-camels': xinjiangCamels,
  'tianshan-lake': tianshanLake,
  'zhangjiajie-pillars': zhangjiajiePillars,
  'guilin-karst': guilinKarst,
  'hong-kong-junk': hongKongJunk,
  'halong-bay': halongBay,
  'hanoi-turtle-tower': hanoiTurtleTower,
  'sapa-terraces': sapaTerraces,
  'hoi-an-bridge': hoiAnBridge,
  'golden-bridge': goldenBridge,
  'hue-citadel': hueCitadel,
  'saigon-post-office': saigonPostOffice,
  'mekong-boats': mekongBoats,
  'conical-hats': conicalHats,
  'wat-arun': watArun,
  'phuket-longtail': phuketLongtail,
  'chiang-mai-chedi': chiangMaiChedi,
  'krabi-karsts': krabiKarsts,
  'ayutthaya-ruins': ayutthayaRuins,
  'hua-hin-station': huaHinStation,
  'samui-buddha': samuiBuddha,
  'bangkok-tuk-tuk': bangkokTukTuk,
  'fuji-pagoda': fujiPagoda,
  'miyajima-torii': miyajimaTorii,
  'tokyo-tower': tokyoTower,
  'osaka-castle': osakaCastle,
  'hokkaido-lavender': hokkaidoLavender,
  'ryokan-garden': ryokanGarden,
  'korea-palace': koreaPalace,
  'kenroku-garden': kenrokuGarden,
  'phuket-buddha': phuketBuddha,
  'ubud-terraces': ubudTerraces,
  'blue-pond': bluePond,
  'nami-avenue': namiAvenue,
  gulangyu,
  'kabira-bay': kabiraBay,
  'shuri-gate': shuriGate,
  'jeju-grandfather': jejuGrandfather,
  'taipei-101': taipei101,
  'angkor-wat': angkorWat,
  'bayon-faces': bayonFaces,
  'bali-temple': baliTemple,
  borobudur: borobudur,
  'marina-bay': marinaBay,
  'taj-mahal': tajMahal,
  'maldives-villas': maldivesVillas,
  'wat-rong-khun': watRongKhun,
  'sanctuary-of-truth': sanctuaryOfTruth,
  'songkhla-mermaid': songkhlaMermaid,
  'yi-peng-lanterns': yiPengLanterns,
  'floating-market': floatingMarket,
  'phang-nga-rock': phangNgaRock,
  'shanghai-bund': shanghaiBund,
  'harbin-sophia': harbinSophia,
  'summer-palace-bridge': summerPalaceBridge,
  'hong-kong-tram': hongKongTram,
  'tibet-yaks': tibetYaks,
  'hai-van-train': haiVanTrain,
  supertrees,
  merlion,
  'otaru-canal': otaruCanal,
  'fushimi-inari': fushimiInari,
  'snow-onsen': snowOnsen,
  'manta-rays': mantaRays,
  'jukung-boats': jukungBoats,
  'ski-slope': skiSlope,
  'sea-of-clouds': seaOfClouds,
  'yangshuo-bicycles': yangshuoBicycles,
  kelong,
  shinkansen,
  'bukchon-lane': bukchonLane,
  'singapore-river': singaporeRiver,
  'phuket-old-town': phuketOldTown,
} satisfies Record<string, Landmark>
