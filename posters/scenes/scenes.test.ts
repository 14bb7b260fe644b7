import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { landmarks } from '../landmarks/landmarks.ts'
import { type CropName, crops } from '../strokes/frame.ts'
import { drawScene, placeholderColour } from './draw-scene.ts'
import type { Scene } from './scene.ts'
import { sceneFile } from './scene-schema.ts'
import { scenes } from './scenes.ts'

const data = new URL('data/', import.meta.url)
/** The scenes by the file or the folder of files they are described in: pictures that are seen side by side. */
const sceneLists: Record<string, Scene[]> = {}
for (const file of readdirSync(data, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.json'))) {
  const [list = ''] = file.split(/[/.]/)
  const found: Scene[] = JSON.parse(readFileSync(new URL(file, data), 'utf8'))
  sceneLists[list] = [...(sceneLists[list] ?? []), ...found]
}

const repeated = (values: string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index)

/** What is wrong with the document as XML; undefined if it is well formed. Enough XML for what we draw: elements, attributes, text. */
function xmlFault(xml: string): string | undefined {
  const open: string[] = []
  const rest = xml
    .trim()
    .replace(/<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<]*")*)\s*(\/?)>/g, (_, close, name, attributes, empty) => {
      const names = [...attributes.matchAll(/\s([a-zA-Z:-]+)=/g)].map(match => match[1])
      if (repeated(names).length > 0) open.push(`${name} repeats an attribute`)
      else if (close) open.at(-1) === name ? open.pop() : open.push(`/${name}`)
      else if (!empty) open.push(name)
      return ''
    })
  if (open.length > 0) return `not closed: ${open.join(' ')}`
  const stray = rest.match(/[<>]|&(?!(?:amp|lt|gt|quot);)/)
  return stray
    ? `stray ${stray[0]} in ${rest.slice(Math.max(0, (stray.index ?? 0) - 20), (stray.index ?? 0) + 60)}`
    : undefined
}

test('every file of scenes is collected', () => {
  const names = readdirSync(data).map(file => file.replace('.json', ''))
  expect(Object.keys(sceneLists).sort()).toEqual(names.sort())
  expect(scenes.length).toBe(Object.values(sceneLists).flat().length)
})

test.each([
  ['a landmark nobody drew', { landmark: 'atlantis' }],
  ['a palette nobody mixed', { palette: 'khaki' }],
  ['an alternative text that says nothing', { alt: 'Picture' }],
  ['a slug that is no file name', { slug: 'A b' }],
  ['a property that nothing reads', { colour: 'red' }],
])('a scene with %s is refused', (_, wrong) => {
  expect(sceneFile.safeParse(scenes).success).toBe(true)
  expect(sceneFile.safeParse([{ ...scenes[0], ...wrong }]).success).toBe(false)
})

test('no two scenes share a slug, and slugs can be file names', () => {
  expect(repeated(scenes.map(scene => scene.slug))).toEqual([])
  expect(scenes.filter(scene => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(scene.slug)).map(scene => scene.slug)).toEqual([])
})

test('every landmark named is drawn', () => {
  expect(
    scenes.filter(scene => !(scene.landmark in landmarks)).map(scene => `${scene.slug}: ${scene.landmark}`),
  ).toEqual([])
})

test('alternative texts say something in at most 140 characters', () => {
  expect(
    scenes
      .filter(({ alt }) => alt.length < 15 || alt.length > 140 || /picture of|image of/i.test(alt))
      .map(scene => scene.slug),
  ).toEqual([])
})

test.each(Object.entries(sceneLists))('no two scenes of %s look the same', (_, list) => {
  expect(repeated(list.map(({ landmark, palette, light }) => `${landmark} ${palette} ${light}`))).toEqual([])
})

test.each(scenes.map(scene => [scene.slug, scene] as const))(
  '%s draws as well-formed, small, repeatable SVG',
  (_, scene) => {
    for (const crop of Object.keys(crops) as CropName[]) {
      const svg = drawScene(scene, crop)
      expect(xmlFault(svg)).toBeUndefined()
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(gzipSync(svg).length).toBeLessThanOrEqual(15 * 1024)
    }
    expect(drawScene(scene)).toBe(drawScene(structuredClone(scene)))
    expect(placeholderColour(scene)).toMatch(/^#[0-9a-f]{6}$/)
  },
)

test('the XML check finds what is broken', () => {
  expect(xmlFault('<svg><path d="M0 0"/></svg>')).toBeUndefined()
  expect(xmlFault('<svg><g></svg>')).toContain('not closed')
  expect(xmlFault('<svg><path d="M0 0" d="M1 1"/></svg>')).toContain('repeats')
  expect(xmlFault('<svg><title>Fish & chips</title></svg>')).toContain('stray &')
})
