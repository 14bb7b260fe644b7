import type { Landmark } from '../strokes/landmark.ts'
import { beefNoodles } from './dishes/beef-noodles.ts'
import { dimSum } from './dishes/dim-sum.ts'
import { durianStall } from './dishes/durian-stall.ts'
import { hotpot } from './dishes/hotpot.ts'
import { kaisekiTray } from './dishes/kaiseki-tray.ts'
import { khaoSoi } from './dishes/khao-soi.ts'
import { mangoStickyRice } from './dishes/mango-sticky-rice.ts'
import { momo } from './dishes/momo.ts'
import { nasiKerabu } from './dishes/nasi-kerabu.ts'
import { nasiLemak } from './dishes/nasi-lemak.ts'
import { nyonyaKuih } from './dishes/nyonya-kuih.ts'
import { penangNoodles } from './dishes/penang-noodles.ts'
import { phoAndBanhMi } from './dishes/pho-and-banh-mi.ts'
import { satay } from './dishes/satay.ts'
import { somTam } from './dishes/som-tam.ts'
import { xinjiangTable } from './dishes/xinjiang-table.ts'

/** What is eaten in a place, laid on a table that fills the picture. */
export const dishes = {
  'kaiseki-tray': kaisekiTray,
  'nasi-lemak': nasiLemak,
  'penang-noodles': penangNoodles,
  satay,
  'nyonya-kuih': nyonyaKuih,
  'dim-sum': dimSum,
  hotpot,
  'pho-and-banh-mi': phoAndBanhMi,
  'som-tam': somTam,
  'mango-sticky-rice': mangoStickyRice,
  'beef-noodles': beefNoodles,
  'nasi-kerabu': nasiKerabu,
  'xinjiang-table': xinjiangTable,
  momo,
  'durian-stall': durianStall,
  'khao-soi': khaoSoi,
} satisfies Record<string, Landmark>
