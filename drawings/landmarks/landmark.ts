import { readdirSync, readFileSync } from 'node:fs'
import { mix } from '../colours/colour.ts'
import type { Ink } from '../strokes/ink.ts'

/**
 * Landmarks are SVG files on the 1200×900 canvas, standing on y = 660 inside x 260…940; they open in any drawing program
 * in ordinary colours. Attributes of the root element say what the file's colours stand for:
 *
 * - `data-inks="base:#4d6f86 …"`: this colour of the file is that ink of the scene. `paper~deep~0.3` is an ink mixed with
 *   0.3 of another; `deep|glow` is the first by day and the second at night. Colours without a name stay as they are.
 * - `data-own-base`, `data-own-accent`: a colour people know the landmark by, kept in every palette, dimmed at night.
 * - `data-ground="drawn"`: the drawing has its own near ground. `data-under="water"`: it shows a place under water.
 *
 * Elements of class `day` or `night` are shown only then.
 */
const folder = new URL('./', import.meta.url)

/** File of each landmark, relative to this folder, by name. */
const files = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.svg'))
    .map(file => [file.replace(/^.*[/\\]|\.svg$/g, ''), file]),
)

export const landmarkNames: string[] = [...files.keys()].sort()

/** A landmark in the colours of a scene. */
export type Landmark = { svg: string; drawsGround: boolean; underWater: boolean }

/**
 * Draws a landmark.
 * @returns its SVG elements, without a root element
 * @throws if there is no landmark of that name
 */
export function drawLandmark(name: string, ink: Ink): Landmark {
  const file = files.get(name)
  if (!file) throw new Error(`drawings/landmarks has no ${name}.svg`)
  const [, head = '', body = ''] =
    /^<svg\s([^>]*)>(.*)<\/svg>\s*$/s.exec(readFileSync(new URL(file, folder), 'utf8')) ?? []
  const facts = new Map(
    [...head.matchAll(/\sdata-([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  )
  const inks = withOwnColours(ink, facts.get('own-base'), facts.get('own-accent'))
  const colours = new Map(
    (facts.get('inks') ?? '').split(' ').map(pair => {
      const [meaning = '', colour = ''] = pair.split(/:(?=#[0-9a-f]{6}$)/)
      return [colour, colourOf(meaning, inks)]
    }),
  )
  const [shown, hidden] = ink.night ? ['night', 'day'] : ['day', 'night']
  const svg = body
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(new RegExp(`<[^>]* class="${hidden}"[^>]*/>`, 'g'), '')
    .replaceAll(new RegExp(` class="${shown}"( display="none")?`, 'g'), '')
    .replaceAll(/#[0-9a-f]{6}\b/g, colour => colours.get(colour) ?? colour)
  return { svg, drawsGround: facts.has('ground'), underWater: facts.has('under') }
}

/** @param meaning such as `base`, `paper~deep~0.3` or `deep|#fffaf0` */
function colourOf(meaning: string, ink: Ink): string {
  const [byDay = '', byNight = byDay] = meaning.split('|')
  const [first = '', ...mixed] = (ink.night ? byNight : byDay).split('~')
  const named = (word: string) => (word.startsWith('#') ? word : String(ink[word as keyof Ink]))
  let colour = named(first)
  for (let at = 0; at < mixed.length; at += 2) colour = mix(colour, named(String(mixed[at])), Number(mixed[at + 1]))
  return colour
}

/** The scene's inks, with the landmark's own base (and its sunlit and shaded side) and accent in their place. */
function withOwnColours(ink: Ink, ownBase?: string, ownAccent?: string): Ink {
  const seen = (colour: string) => mix(colour, ink.deep, ink.night ? 0.36 : 0.05)
  const base = ownBase ? seen(ownBase) : ink.base
  const faces = ownBase ? { base, light: mix(base, ink.paper, 0.42), shade: mix(base, ink.deep, 0.36) } : {}
  return { ...ink, ...faces, ...(ownAccent ? { accent: seen(ownAccent) } : {}) }
}
