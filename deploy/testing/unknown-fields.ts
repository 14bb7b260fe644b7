import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const cache = join(root, 'node_modules/.cache')

/**
 * What the compiler says about manifests as values of the types of Kubernetes, one line a fault: above all, fields that do
 * not exist, which the schemas let pass.
 */
export function unknownFields(manifests: { apiVersion: string; kind: string }[]): string {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'manifests-'))
  const lines = manifests.flatMap((manifest, index) => [
    `import type { I${manifest.kind} as Type${index} } from 'kubernetes-models/${manifest.apiVersion}'`,
    `export const manifest${index}: Type${index} = ${JSON.stringify(manifest)}`,
  ])
  try {
    writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'))
    const flags = '--ignoreConfig --noEmit --strict --skipLibCheck --module nodenext --target es2024 --types node'
    const args = [...flags.split(' '), join(folder, 'manifests.ts')]
    return spawnSync(join(root, 'node_modules/.bin/tsc'), args, { cwd: folder, encoding: 'utf8' }).stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}
