import type { Islands } from '@agency/ui/islands/start-islands.client.ts'

const modules = import.meta.glob<Awaited<ReturnType<Islands[string]>>>([
  './**/*.island.tsx',
  '../../ui/**/*.island.tsx',
])

export const islands: Islands = Object.fromEntries(
  Object.entries(modules).map(([file, load]) => [islandName(file), load]),
)

/** `./page-types/faq/faq-filter.island.tsx` is `faq-filter`. */
function islandName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.island.tsx'.length)
}
