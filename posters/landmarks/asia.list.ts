import type { Landmark } from '../landmark.ts'
import { angkorWat } from './angkor-wat.ts'
import { ayutthayaRuins } from './ayutthaya-ruins.ts'
import { baliTemple } from './bali-temple.ts'
import { bangkokTukTuk } from './bangkok-tuk-tuk.ts'
import { borobudur } from './borobudur.ts'
import { cantonTower } from './canton-tower.ts'
import { chengduPanda } from './chengdu-panda.ts'
import { chiangMaiChedi } from './chiang-mai-chedi.ts'
import { chongqingStiltHouses } from './chongqing-stilt-houses.ts'
import { conicalHats } from './conical-hats.ts'
import { forbiddenCity } from './forbidden-city.ts'
import { fujiPagoda } from './fuji-pagoda.ts'
import { goldenBridge } from './golden-bridge.ts'
import { greatWall } from './great-wall.ts'
import { guilinKarst } from './guilin-karst.ts'
import { hainanCoast } from './hainan-coast.ts'
import { halongBay } from './halong-bay.ts'
import { hanoiTurtleTower } from './hanoi-turtle-tower.ts'
import { harbinIcePalace } from './harbin-ice-palace.ts'
import { hoiAnBridge } from './hoi-an-bridge.ts'
import { hokkaidoLavender } from './hokkaido-lavender.ts'
import { hongKongJunk } from './hong-kong-junk.ts'
import { huaHinStation } from './hua-hin-station.ts'
import { hueCitadel } from './hue-citadel.ts'
import { koreaPalace } from './korea-palace.ts'
import { krabiKarsts } from './krabi-karsts.ts'
import { maldivesVillas } from './maldives-villas.ts'
import { marinaBay } from './marina-bay.ts'
import { mekongBoats } from './mekong-boats.ts'
import { miyajimaTorii } from './miyajima-torii.ts'
import { nanshanGuanyin } from './nanshan-guanyin.ts'
import { osakaCastle } from './osaka-castle.ts'
import { phuketLongtail } from './phuket-longtail.ts'
import { potalaPalace } from './potala-palace.ts'
import { ryokanGarden } from './ryokan-garden.ts'
import { saigonPostOffice } from './saigon-post-office.ts'
import { samuiBuddha } from './samui-buddha.ts'
import { sapaTerraces } from './sapa-terraces.ts'
import { shanghaiPudong } from './shanghai-pudong.ts'
import { shenzhenSkyline } from './shenzhen-skyline.ts'
import { stoneForest } from './stone-forest.ts'
import { taipei101 } from './taipei-101.ts'
import { tajMahal } from './taj-mahal.ts'
import { templeOfHeaven } from './temple-of-heaven.ts'
import { tianshanLake } from './tianshan-lake.ts'
import { tokyoTower } from './tokyo-tower.ts'
import { watArun } from './wat-arun.ts'
import { xinjiangCamels } from './xinjiang-camels.ts'
import { yueluPavilion } from './yuelu-pavilion.ts'
import { zhangjiajiePillars } from './zhangjiajie-pillars.ts'

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
  'taipei-101': taipei101,
  'angkor-wat': angkorWat,
  'bali-temple': baliTemple,
  borobudur: borobudur,
  'marina-bay': marinaBay,
  'taj-mahal': tajMahal,
  'maldives-villas': maldivesVillas,
} satisfies Record<string, Landmark>
