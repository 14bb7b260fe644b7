import { readdirSync, readFileSync } from 'node:fs'
import type { Scene } from './scene.ts'
import { sceneFile } from './scene-schema.ts'

const folder = new URL('data/', import.meta.url)

function readFile(file: string): Scene[] {
  const { data, error } = sceneFile.safeParse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  if (error) throw new Error(`drawings/scenes/data/${file}: ${error.message}`)
  return data
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.json'))

/** Every picture there is. */
export const scenes: Scene[] = files.sort().flatMap(readFile)
