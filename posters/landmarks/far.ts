import type { Landmark } from '../strokes/landmark.ts'
import { abuSimbel } from './far/abu-simbel.ts'
import { bearRiver } from './far/bear-river.ts'
import { blackBeach } from './far/black-beach.ts'
import { bryceHoodoos } from './far/bryce-hoodoos.ts'
import { capeDutchFarm } from './far/cape-dutch-farm.ts'
import { caribbeanCay } from './far/caribbean-cay.ts'
import { coveredBridge } from './far/covered-bridge.ts'
import { dohaDhow } from './far/doha-dhow.ts'
import { fireValleyArch } from './far/fire-valley-arch.ts'
import { goldenGate } from './far/golden-gate.ts'
import { greenlandHouses } from './far/greenland-houses.ts'
import { hawaMahal } from './far/hawa-mahal.ts'
import { iceArch } from './far/ice-arch.ts'
import { kingPenguins } from './far/king-penguins.ts'
import { lakePalace } from './far/lake-palace.ts'
import { luxorColumns } from './far/luxor-columns.ts'
import { milfordSound } from './far/milford-sound.ts'
import { moraineLake } from './far/moraine-lake.ts'
import { muskOx } from './far/musk-ox.ts'
import { nileFelucca } from './far/nile-felucca.ts'
import { polarBear } from './far/polar-bear.ts'
import { puffins } from './far/puffins.ts'
import { rockyTrain } from './far/rocky-train.ts'
import { safariElephants } from './far/safari-elephants.ts'
import { savannaGiraffes } from './far/savanna-giraffes.ts'
import { tableMountain } from './far/table-mountain.ts'
import { tiger } from './far/tiger.ts'
import { totemHarbour } from './far/totem-harbour.ts'
import { uluru } from './far/uluru.ts'
import { walrusBeach } from './far/walrus-beach.ts'
import { whaleFluke } from './far/whale-fluke.ts'
import { whiteMosque } from './far/white-mosque.ts'

/** The ice, Africa, India, the Americas, the South Seas. */
export const far = {
  'abu-simbel': abuSimbel,
  'bear-river': bearRiver,
  'black-beach': blackBeach,
  'bryce-hoodoos': bryceHoodoos,
  'cape-dutch-farm': capeDutchFarm,
  'caribbean-cay': caribbeanCay,
  'covered-bridge': coveredBridge,
  'doha-dhow': dohaDhow,
  'fire-valley-arch': fireValleyArch,
  'golden-gate': goldenGate,
  'greenland-houses': greenlandHouses,
  'hawa-mahal': hawaMahal,
  'ice-arch': iceArch,
  'king-penguins': kingPenguins,
  'lake-palace': lakePalace,
  'luxor-columns': luxorColumns,
  'milford-sound': milfordSound,
  'moraine-lake': moraineLake,
  'musk-ox': muskOx,
  'nile-felucca': nileFelucca,
  'polar-bear': polarBear,
  puffins,
  'rocky-train': rockyTrain,
  'safari-elephants': safariElephants,
  'savanna-giraffes': savannaGiraffes,
  'table-mountain': tableMountain,
  tiger,
  'totem-harbour': totemHarbour,
  uluru,
  'walrus-beach': walrusBeach,
  'whale-fluke': whaleFluke,
  'white-mosque': whiteMosque,
} satisfies Record<string, Landmark>
