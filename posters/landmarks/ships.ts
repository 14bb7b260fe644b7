import type { Landmark } from '../strokes/landmark.ts'
import { avalonShip } from './ships/avalon-ship.ts'
import { celestyalShip } from './ships/celestyal-ship.ts'
import { disneyAdventure } from './ships/disney-adventure.ts'
import { disneyWish } from './ships/disney-wish.ts'
import { gentingDream } from './ships/genting-dream.ts'
import { gulet } from './ships/gulet.ts'
import { iconClass } from './ships/icon-class.ts'
import { mekongShip } from './ships/mekong-ship.ts'
import { mscWorldClass } from './ships/msc-world-class.ts'
import { musicaClass } from './ships/musica-class.ts'
import { nileShip } from './ships/nile-ship.ts'
import { oasisClass } from './ships/oasis-class.ts'
import { quantumClass } from './ships/quantum-class.ts'
import { terracedLiner } from './ships/terraced-liner.ts'
import { uniworldShip } from './ships/uniworld-ship.ts'
import { voyagerClass } from './ships/voyager-class.ts'
import { xBowShip } from './ships/x-bow-ship.ts'

/** Ships by their class, each with her own silhouette. */
export const ships = {
  'avalon-ship': avalonShip,
  'celestyal-ship': celestyalShip,
  'disney-adventure': disneyAdventure,
  'disney-wish': disneyWish,
  'genting-dream': gentingDream,
  gulet,
  'icon-class': iconClass,
  'mekong-ship': mekongShip,
  'msc-world-class': mscWorldClass,
  'musica-class': musicaClass,
  'nile-ship': nileShip,
  'oasis-class': oasisClass,
  'quantum-class': quantumClass,
  'terraced-liner': terracedLiner,
  'uniworld-ship': uniworldShip,
  'voyager-class': voyagerClass,
  'x-bow-ship': xBowShip,
} satisfies Record<string, Landmark>
