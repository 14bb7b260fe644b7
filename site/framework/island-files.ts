import type { Plugin } from 'vite'
import { wordsFileOf } from './words-of-document.ts'

const placeholder = 'islandFilesOfBuild'
const hydration = '/hydrate-island.client.tsx'

/**
 * Lists all built files of each island, `*` for the document's language, so that they are fetched before the first
 * import. Empty in development.
 */
export function islandFiles(): Plugin {
  return {
    name: 'island-files',
    config: (_, { command }) => (command === 'serve' ? { define: { [placeholder]: {} } } : {}),
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = Object.values(bundle).filter(one => one.type === 'chunk')
      const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
      const sizeOf = (file: string) => byFile.get(file)?.code.length ?? 0
      const withImports = (file: string, seen = new Set<string>()): Set<string> => {
        if (seen.has(file)) return seen
        seen.add(file)
        for (const imported of byFile.get(file)?.imports ?? []) withImports(imported, seen)
        return seen
      }
      const runtime = chunks.filter(({ moduleIds }) => moduleIds.some(id => id.endsWith(hydration)))
      const files = chunks.flatMap(chunk => {
        const all = [chunk, ...runtime].flatMap(({ fileName }) => [...withImports(fileName)])
        const styles = all.flatMap(file => [...(byFile.get(file)?.viteMetadata?.importedCss ?? [])])
        // The largest first: without HTTP/2 a browser loads six files at a time, and the largest takes longest.
        const bySize = [...new Set(all)].sort((one, other) => sizeOf(other) - sizeOf(one))
        const words = all.flatMap(file => byFile.get(file)?.moduleIds.flatMap(id => wordsFileOf(id) ?? []) ?? [])
        const addresses = [...new Set([...bySize, ...words, ...styles])].map(file => `/${file}`)
        const names = chunk.moduleIds.flatMap(id => /([^/]+)\.island\.tsx$/.exec(id)?.[1] ?? [])
        return names.map(name => [name, addresses] as const)
      })
      for (const chunk of chunks)
        chunk.code = chunk.code.replaceAll(placeholder, JSON.stringify(Object.fromEntries(files)))
    },
  }
}
