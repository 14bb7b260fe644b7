import type { Scene } from './scene.ts'

/** Every picture there is. A new file in `scenes/` is added here. */
export const scenes: Scene[] = []
