import type { Landmark } from '../landmark.ts'

export const world = {} satisfies Record<string, Landmark>
