import type { Landmark } from '../landmark.ts'
import { batuCaves } from './batu-caves.ts'
import { kinabalu } from './kinabalu.ts'
import { penangBridge } from './penang-bridge.ts'
import { petronasTowers } from './petronas-towers.ts'

/** Landmarks of Malaysia, and the hotels and roads of its deals. */
export const malaysia = {
  'petronas-towers': petronasTowers,
  'batu-caves': batuCaves,
  'penang-bridge': penangBridge,
  kinabalu,
} satisfies Record<string, Landmark>
