import type { Landmark } from '../landmark.ts'
import { cantonTower } from './canton-tower.ts'
import { chengduPanda } from './chengdu-panda.ts'
import { forbiddenCity } from './forbidden-city.ts'
import { greatWall } from './great-wall.ts'
import { guilinKarst } from './guilin-karst.ts'
import { hainanCoast } from './hainan-coast.ts'
import { harbinIcePalace } from './harbin-ice-palace.ts'
import { hongKongJunk } from './hong-kong-junk.ts'
import { nanshanGuanyin } from './nanshan-guanyin.ts'
import { potalaPalace } from './potala-palace.ts'
import { shanghaiPudong } from './shanghai-pudong.ts'
import { shenzhenSkyline } from './shenzhen-skyline.ts'
import { stoneForest } from './stone-forest.ts'
import { templeOfHeaven } from './temple-of-heaven.ts'
import { tianshanLake } from './tianshan-lake.ts'
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
} satisfies Record<string, Landmark>
