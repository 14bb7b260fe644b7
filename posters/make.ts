/**
 * Makes every picture there is:
 *   node posters/make.ts --out <folder>
 * For each scene `<slug>.svg` (4:3), `<slug>.hero.svg` (16:7), `<slug>.portrait.svg` (3:4), `<slug>.jpg` (1600×1200),
 * `<slug>.share.jpg` (1200×630), and one `media.json` that lists them. Only what changed since the last run is made again:
 * `.made.json` in the folder remembers what each picture was made from.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { drawScene, placeholderColour } from './draw-scene.ts'
import { type CropName, crops } from './frame.ts'
import type { Scene } from './scene.ts'
import { scenes } from './scenes.ts'

type MadeFile = { file: string; width: number; height: number; bytes: number; type: 'image/svg+xml' | 'image/jpeg' }
type Medium = { slug: string; alt: string; placeholder: string; files: MadeFile[] }
/** What was made before: the drawing's hash and the entry of media.json, by slug. */
type Memory = Record<string, { hash: string; medium: Medium }>

const drawings: { suffix: string; crop: CropName }[] = [
  { suffix: '', crop: 'card' },
  { suffix: '.hero', crop: 'hero' },
  { suffix: '.portrait', crop: 'portrait' },
]
const rasters: { suffix: string; crop: CropName; width: number; height: number }[] = [
  { suffix: '', crop: 'card', width: 1600, height: 1200 },
  { suffix: '.share', crop: 'share', width: 1200, height: 630 },
]
/** Part of every hash: raise it when the rasters' size or quality changes. */
const recipe = 1

const { values } = parseArgs({ options: { out: { type: 'string' } } })
if (!values.out) {
  console.error('Say where the pictures go: node posters/make.ts --out <folder>')
  process.exit(1)
}
const out = values.out
const started = performance.now()
const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`

const memoryFile = join(out, '.made.json')
const memory: Memory = existsSync(memoryFile) ? JSON.parse(await readFile(memoryFile, 'utf8')) : {}
await mkdir(out, { recursive: true })

/** Writes a scene's drawings and returns its entry without rasters. */
async function writeDrawings(scene: Scene, svgs: string[]): Promise<Medium> {
  const files = drawings.map(({ suffix, crop }, index): MadeFile => {
    const { shownWidth, shownHeight } = crops[crop]
    return {
      file: `${scene.slug}${suffix}.svg`,
      width: shownWidth,
      height: shownHeight,
      bytes: Buffer.byteLength(svgs[index] as string),
      type: 'image/svg+xml',
    }
  })
  await Promise.all(files.map(({ file }, index) => writeFile(join(out, file), svgs[index] as string)))
  return { slug: scene.slug, alt: scene.alt, placeholder: placeholderColour(scene), files }
}

async function writeRasters(scene: Scene): Promise<MadeFile[]> {
  const files: MadeFile[] = []
  for (const { suffix, crop, width, height } of rasters) {
    const density = (72 * width) / crops[crop].shownWidth
    const file = `${scene.slug}${suffix}.jpg`
    const { size } = await sharp(Buffer.from(drawScene(scene, crop)), { density })
      .resize(width, height)
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(join(out, file))
    files.push({ file, width, height, bytes: size, type: 'image/jpeg' })
  }
  return files
}

const changed: { scene: Scene; hash: string; medium: Medium }[] = []
const kept: Memory = {}
for (const scene of scenes) {
  const svgs = drawings.map(({ crop }) => drawScene(scene, crop))
  const hash = createHash('sha256')
    .update(`${recipe}\n${svgs.join('')}`)
    .digest('hex')
    .slice(0, 24)
  const before = memory[scene.slug]
  if (before?.hash === hash && before.medium.files.every(({ file }) => existsSync(join(out, file))))
    kept[scene.slug] = before
  else changed.push({ scene, hash, medium: await writeDrawings(scene, svgs) })
}
console.log(`${scenes.length} scenes drawn, ${changed.length} of them new or changed (${seconds()})`)

const wanted = new Set(scenes.map(scene => scene.slug))
const dropped = Object.values(memory).filter(({ medium }) => !wanted.has(medium.slug))
await Promise.all(dropped.flatMap(({ medium }) => medium.files.map(({ file }) => rm(join(out, file), { force: true }))))

// Each picture on one thread, as many at once as there are cores: faster than several threads on one picture.
sharp.concurrency(1)
sharp.cache(false)
const queue = changed.values()
let done = 0
const save = (): Promise<void> => writeFile(memoryFile, JSON.stringify(kept))
async function worker(): Promise<void> {
  for (const { scene, hash, medium } of queue) {
    medium.files.push(...(await writeRasters(scene)))
    kept[scene.slug] = { hash, medium }
    done += 1
    if (done % 25 === 0 || done === changed.length) {
      await save()
      console.log(`${done} of ${changed.length} rastered (${seconds()})`)
    }
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, worker))
if (changed.length + dropped.length > 0) await save()
await writeFile(
  join(out, 'media.json'),
  `${JSON.stringify(
    scenes.map(scene => kept[scene.slug]?.medium),
    null,
    1,
  )}\n`,
)
console.log(`${scenes.length} pictures are up to date in ${out} (${seconds()})`)
