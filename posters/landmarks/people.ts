import type { Landmark } from '../strokes/landmark.ts'
import { portraitBeads } from './people/portrait-beads.ts'
import { portraitBob } from './people/portrait-bob.ts'
import { portraitGlasses } from './people/portrait-glasses.ts'
import { portraitPlait } from './people/portrait-plait.ts'
import { portraitTudung } from './people/portrait-tudung.ts'

/** Portraits, drawn so that a circle can be cut from their middle. */
export const people = {
  'portrait-beads': portraitBeads,
  'portrait-bob': portraitBob,
  'portrait-glasses': portraitGlasses,
  'portrait-plait': portraitPlait,
  'portrait-tudung': portraitTudung,
} satisfies Record<string, Landmark>
