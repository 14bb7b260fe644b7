import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { readEditedText } from '../../services/service-kit/files/edited-text.ts'
import { root } from '../install/steps.mjs'

/** Read by Node, PostgreSQL's library or the system, and not by us. */
const othersNames = /^(?:NODE|OTEL|UV|LC|PG|SSL|MALLOC)_?|^(?:TZ|LANG|PATH|HOME)$|_proxy$/i

/**
 * Takes from `.env` of the repository, if it is there, what the environment does not say.
 *
 * @returns the names in it that are no settings, for a warning: mostly typing errors
 */
export function loadEnvFile(file = path.join(root, '.env')): string[] {
  if (!existsSync(file)) return []
  const variables = parseEnv(readEditedText(file))
  for (const [name, value] of Object.entries(variables)) process.env[name] ??= value
  const example = readFileSync(path.join(root, '.env.example'), 'utf8')
  const settings = new Set(Array.from(example.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm), ([, name]) => name))
  return Object.keys(variables).filter(name => !settings.has(name) && !othersNames.test(name))
}
