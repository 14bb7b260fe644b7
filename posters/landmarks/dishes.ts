import type { Landmark } from '../strokes/landmark.ts'
import { beefNoodles } from './dishes/beef-noodles.ts'
import { chickenRice } from './dishes/chicken-rice.ts'
import { coconuts } from './dishes/coconuts.ts'
import { crayfishBasin } from './dishes/crayfish-basin.ts'
import { crossingBridgeNoodles } from './dishes/crossing-bridge-noodles.ts'
import { dimSum } from './dishes/dim-sum.ts'
import { durianStall } from './dishes/durian-stall.ts'
import { gaiwanTea } from './dishes/gaiwan-tea.ts'
import { harumanis } from './dishes/harumanis.ts'
import { hotpot } from './dishes/hotpot.ts'
import { kaisekiTray } from './dishes/kaiseki-tray.ts'
import { kekLapis } from './dishes/kek-lapis.ts'
import { khaoSoi } from './dishes/khao-soi.ts'
import { laksaJohor } from './dishes/laksa-johor.ts'
import { lemang } from './dishes/lemang.ts'
import { mangoStickyRice } from './dishes/mango-sticky-rice.ts'
import { masakLemak } from './dishes/masak-lemak.ts'
import { momo } from './dishes/momo.ts'
import { nasiDagang } from './dishes/nasi-dagang.ts'
import { nasiKerabu } from './dishes/nasi-kerabu.ts'
import { nasiLemak } from './dishes/nasi-lemak.ts'
import { nyonyaKuih } from './dishes/nyonya-kuih.ts'
import { penangNoodles } from './dishes/penang-noodles.ts'
import { phoAndBanhMi } from './dishes/pho-and-banh-mi.ts'
import { riverPrawns } from './dishes/river-prawns.ts'
import { satay } from './dishes/satay.ts'
import { somTam } from './dishes/som-tam.ts'
import { xinjiangTable } from './dishes/xinjiang-table.ts'

/** What is eaten in a place, laid on a table that fills the picture. */
export const dishes = {
  'beef-noodles': beefNoodles,
  'chicken-rice': chickenRice,
  coconuts,
  'crayfish-basin': crayfishBasin,
  'crossing-bridge-noodles': crossingBridgeNoodles,
  'dim-sum': dimSum,
  'durian-stall': durianStall,
  'gaiwan-tea': gaiwanTea,
  harumanis,
  hotpot,
  'kaiseki-tray': kaisekiTray,
  'kek-lapis': kekLapis,
  'khao-soi': khaoSoi,
  'laksa-johor': laksaJohor,
  lemang,
  'mango-sticky-rice': mangoStickyRice,
  'masak-lemak': masakLemak,
  momo,
  'nasi-dagang': nasiDagang,
  'nasi-kerabu': nasiKerabu,
  'nasi-lemak': nasiLemak,
  'nyonya-kuih': nyonyaKuih,
  'penang-noodles': penangNoodles,
  'pho-and-banh-mi': phoAndBanhMi,
  'river-prawns': riverPrawns,
  satay,
  'som-tam': somTam,
  'xinjiang-table': xinjiangTable,
} satisfies Record<string, Landmark>
