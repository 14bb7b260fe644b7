import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { scenes } from '../scenes/scenes.ts'
import { missingRasters, rastersOf, readRaster, removeOldRasters } from './raster-folder.ts'

const rasters = rastersOf(scenes.slice(0, 1))
const [card, share] = rasters.map(({ name }) => name) as [string, string]

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rasters-'))
})

test('a scene has a card and a share card, and drawn ones are no longer missing', async () => {
  expect(await missingRasters(folder, rasters)).toEqual(rasters)
  for (const raster of rasters) await readRaster(folder, raster)
  expect(await missingRasters(folder, rasters)).toEqual([])
  expect(readdirSync(folder).sort()).toEqual([card, share].sort())
})

test('a drawn raster is read, not drawn again', async () => {
  writeFileSync(join(folder, card), 'drawn before')
  expect(String(await readRaster(folder, rasters[0] as (typeof rasters)[number]))).toBe('drawn before')
})

test('stale rasters and unfinished files are deleted, other files stay', async () => {
  for (const name of [card, `0123456789abcdef.gone.jpg`, `${share}.4711`, 'photo.jpg', 'notes.txt']) {
    writeFileSync(join(folder, name), '')
  }
  await removeOldRasters(folder, rasters)
  expect(readdirSync(folder).sort()).toEqual([card, 'notes.txt', 'photo.jpg'].sort())
})

test('a missing folder is created', async () => {
  const fresh = join(folder, 'a', 'b')
  const [raster] = rasters as [(typeof rasters)[number]]
  const drawn = await readRaster(fresh, raster)
  expect(readFileSync(join(fresh, raster.name)).equals(drawn)).toBe(true)
})
