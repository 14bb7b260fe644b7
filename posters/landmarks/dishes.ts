import type { Landmark } from '../strokes/landmark.ts'
import { beefNoodles } from './dishes/beef-noodles.ts'
import { dimSum } from './dishes/dim-sum.ts'
import { hotpot } from './dishes/hotpot.ts'
import { mangoStickyRice } from './dishes/mango-sticky-rice.ts'
import { nasiLemak } from './dishes/nasi-lemak.ts'
import { nyonyaKuih } from './dishes/nyonya-kuih.ts'
import { penangNoodles } from './dishes/penang-noodles.ts'
import { phoAndBanhMi } from './dishes/pho-and-banh-mi.ts'
import { satay } from './dishes/satay.ts'
import { somTam } from './dishes/som-tam.ts'

/** What is eaten in a place, laid on a table that fills the picture. */
export const dishes = {
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
} satisfies Record<string, Landmark>
