import type { Landmark } from '../landmark.ts'

export const asia = {} satisfies Record<string, Landmark>
