import type { Tones } from '../colours/tones.ts'
import type { Random } from '../strokes/random.ts'

/** What a foreground is drawn from. */
export type ForegroundContext = { tones: Tones; random: Random }

/** A foreground frames the right edge or the bottom; the composition turns it round where the left edge is free. */
export type Foreground = (context: ForegroundContext) => string
