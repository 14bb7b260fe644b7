import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { readEditedText } from '@agency/service-kit/files/edited-text.ts'
import { root } from '../install/steps.mjs'

/** Variables of Node, PostgreSQL's library or the system. */
const othersNames = /^(?:NODE|OTEL|UV|LC|PG|SSL|MALLOC)_?|^(?:TZ|LANG|PATH|HOME)$|_proxy$/i

/** The environment wins over `.env`. Returns unknown names, mostly typing errors. */
export function loadEnvFile(file = path.join(root, '.env')): string[] {
  if (!existsSync(file)) return []
  const variables = parseEnv(readEditedText(file))
  for (const [name, value] of Object.entries(variables)) process.env[name] ??= value
  const example = readFileSync(path.join(root, '.env.example'), 'utf8')
  const settings = new Set(Array.from(example.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm), ([, name]) => name))
  return Object.keys(variables).filter(name => !settings.has(name) && !othersNames.test(name))
}
