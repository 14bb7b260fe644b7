/**
 * Draws every raster that is missing:
 *   node drawings/make.ts --out <folder>
 * For each scene `<id>.<slug>.jpg` (1600×1200) and `<id>.<slug>.share.jpg` (1200×630). The drawings themselves need no
 * files: they are drawn when they are asked for. Started by another process (`fork`) it draws one after the other, says
 * nothing, and ends when that process does.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { missingRasters, rastersOf, readRaster, removeOldRasters } from './rasters/raster-folder.ts'
import { scenes } from './scenes/scenes.ts'

const { values } = parseArgs({ options: { out: { type: 'string' } } })
if (!values.out) {
  console.error('Say where the pictures go: node drawings/make.ts --out <folder>')
  process.exit(1)
}
const out = values.out
const isInBackground = process.channel !== undefined
process.once('disconnect', () => process.exit())
process.channel?.unref()

const started = performance.now()
function say(text: string): void {
  if (!isInBackground) console.log(`${text} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}

const rasters = rastersOf(scenes)
await removeOldRasters(out, rasters)
const missing = await missingRasters(out, rasters)
say(`${scenes.length} scenes, ${missing.length} of ${rasters.length} rasters to draw`)

// Several may draw into one folder at once: they begin in different places, and skip what is there when they come to it.
const start = Math.floor(Math.random() * missing.length)
const queue = [...missing.slice(start), ...missing.slice(0, start)].values()
let done = 0
async function drawNext(): Promise<void> {
  for (const raster of queue) {
    await readRaster(out, raster)
    done += 1
    if (done % 50 === 0) say(`${done} of ${missing.length} drawn`)
  }
}
await Promise.all(Array.from({ length: isInBackground ? 1 : availableParallelism() }, drawNext))
say(`every picture is in ${out}`)
