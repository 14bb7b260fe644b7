import * as z from 'zod'
import { palettes } from '../colours/palettes.ts'
import { foregrounds } from '../foregrounds/foregrounds.ts'
import { grounds } from '../grounds/grounds.ts'
import { landmarkNames } from '../landmarks/landmark.ts'
import type { Scene } from './scene.ts'

const lights: Record<Scene['light'], true> = { dawn: true, noon: true, dusk: true, night: true }

/** One of the names that something is drawn by. */
const nameIn = <Name extends string>(drawn: Record<Name, unknown>) => z.enum(Object.keys(drawn) as Name[])

/** What a file of scenes holds: no name that nothing is drawn by, and no property that nothing reads. */
export const sceneFile: z.ZodType<Scene[]> = z.array(
  z.strictObject({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    alt: z.string().min(15).max(140),
    light: nameIn(lights),
    ground: nameIn(grounds),
    landmark: z.enum(landmarkNames),
    foreground: z.array(nameIn(foregrounds)).max(2),
    palette: nameIn(palettes),
    seed: z.int(),
  }),
)
