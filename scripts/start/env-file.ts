import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '../install/steps.mjs'

/** Takes from `.env` of the repository, if it is there, what the environment does not say. */
export function loadEnvFile(): void {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
