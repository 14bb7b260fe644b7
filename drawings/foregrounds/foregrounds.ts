import { mix } from '../colours/colour.ts'
import { cloud } from '../grounds/sky.ts'
import type { Foreground } from './context.ts'
import { bamboo, blossom, ferns, flowers, grass, hibiscus, palms } from './plants.ts'
import { balloons, boats, gulls, kites, lanterns, luggage, market, rocks, snow, wau } from './things.ts'

/** Big near clouds on both sides of the landmark. */
const clouds: Foreground = ({ tones, random }) => {
  const near: [string, string] = [
    mix(tones.sky[3] as string, tones.ink.paper, 0.75),
    mix(tones.sky[3] as string, tones.ink.paper, 0.4),
  ]
  return cloud(930 + random.whole(-20, 60), 250, 420, near) + cloud(-520, 330, 380, near)
}

/** Every foreground a scene can have. */
export const foregrounds = {
  palms,
  lanterns,
  hibiscus,
  boats,
  clouds,
  wau,
  gulls,
  blossom,
  bamboo,
  ferns,
  flowers,
  balloons,
  snow,
  kites,
  grass,
  rocks,
  market,
  luggage,
} satisfies Record<string, Foreground>

export type ForegroundName = keyof typeof foregrounds
