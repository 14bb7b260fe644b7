import type { Landmark } from '../landmark.ts'

export const malaysia = {} satisfies Record<string, Landmark>
