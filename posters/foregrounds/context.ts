import type { Random } from '../random.ts'
import type { Tones } from '../tones.ts'

/** What a foreground is drawn from. */
export type ForegroundContext = { tones: Tones; random: Random }

/** A foreground frames the right edge or the bottom; the composition turns it round where the left edge is free. */
export type Foreground = (context: ForegroundContext) => string
