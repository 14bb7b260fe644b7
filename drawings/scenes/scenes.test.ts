import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { xmlFault } from '@agency/testing/xml-fault.ts'
import { expect, test } from 'vitest'
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

test('every file of scenes is collected', () => {
  const names = readdirSync(data).map(file => file.replace('.json', ''))
  expect(Object.keys(sceneLists).sort()).toEqual(names.sort())
  expect(scenes.length).toBe(Object.values(sceneLists).flat().length)
})

test.each([
  ['an unknown landmark', { landmark: 'atlantis' }],
  ['an unknown palette', { palette: 'khaki' }],
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

test('alternative texts have at most 140 characters', () => {
  expect(
    scenes
      .filter(({ alt }) => alt.length < 15 || alt.length > 140 || /picture of|image of/i.test(alt))
      .map(scene => scene.slug),
  ).toEqual([])
})

test.each(Object.entries(sceneLists))('no two scenes of %s look the same', (_, list) => {
  expect(repeated(list.map(({ landmark, palette, light }) => `${landmark} ${palette} ${light}`))).toEqual([])
})

test('every picture is at most 15 KB, gzipped', () => {
  const large = scenes.filter(scene => gzipSync(drawScene(scene)).length > 15 * 1024)
  expect(large.map(scene => scene.slug)).toEqual([])
})

/** One scene of each ground and light; landmarks are tested one by one beside their files. */
const onePerGround = [...new Map(scenes.map(scene => [`${scene.ground} ${scene.light}`, scene])).entries()]

test.each(onePerGround)('a scene of %s draws as well-formed, repeatable SVG in every crop', (_, scene) => {
  for (const crop of Object.keys(crops) as CropName[]) {
    const svg = drawScene(scene, crop)
    expect(xmlFault(svg)).toBeUndefined()
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  }
  expect(drawScene(scene)).toBe(drawScene(structuredClone(scene)))
  expect(placeholderColour(scene)).toMatch(/^#[0-9a-f]{6}$/)
})
