import type { Landmark } from '../landmark.ts'
import { ayutthayaRuins } from './ayutthaya-ruins.ts'
import { cantonTower } from './canton-tower.ts'
import { chengduPanda } from './chengdu-panda.ts'
import { chiangMaiChedi } from './chiang-mai-chedi.ts'
import { conicalHats } from './conical-hats.ts'
import { forbiddenCity } from './forbidden-city.ts'
import { goldenBridge } from './golden-bridge.ts'
import { greatWall } from './great-wall.ts'
import { guilinKarst } from './guilin-karst.ts'
import { hainanCoast } from './hainan-coast.ts'
import { halongBay } from './halong-bay.ts'
import { hanoiTurtleTower } from './hanoi-turtle-tower.ts'
import { harbinIcePalace } from './harbin-ice-palace.ts'
import { hoiAnBridge } from './hoi-an-bridge.ts'
import { hongKongJunk } from './hong-kong-junk.ts'
import { hueCitadel } from './hue-citadel.ts'
import { krabiKarsts } from './krabi-karsts.ts'
import { mekongBoats } from './mekong-boats.ts'
import { nanshanGuanyin } from './nanshan-guanyin.ts'
import { phuketLongtail } from './phuket-longtail.ts'
import { potalaPalace } from './potala-palace.ts'
import { saigonPostOffice } from './saigon-post-office.ts'
import { sapaTerraces } from './sapa-terraces.ts'
import { shanghaiPudong } from './shanghai-pudong.ts'
import { shenzhenSkyline } from './shenzhen-skyline.ts'
import { stoneForest } from './stone-forest.ts'
import { templeOfHeaven } from './temple-of-heaven.ts'
import { tianshanLake } from './tianshan-lake.ts'
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
} satisfies Record<string, Landmark>
