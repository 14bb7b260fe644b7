import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { islandFiles } from './framework/island-files.ts'
import { showChange } from './framework/show-change.ts'
import { wordsChunkName, wordsOfDocument } from './framework/words-of-document.ts'

/** React and the modules of islands in one chunk: each further file delays the first press by a request. */
const reactModules =
  /node_modules\/(react|react-dom|scheduler)\/|addresses\/language-of-path|formats\/phone-address|ui\/islands\/(define-island|hydrate-island\.client|island-tree|tell-typed\.client|use-hydrated)\./

/** Modules of a page's own script that islands use too, in one chunk: Vite would make a file of each. */
const pageModules = /\/(after-paint\.client|kept-in-history|known-visitor|lead-to-form\.client|remembered\.client)\.ts$/

/** `fetchAhead()` has fetched an island's scripts; Vite would name each of them once more in the page's script. */
const stylesOfIsland = (file: string, files: string[]) =>
  file.includes('.island-') ? files.filter(one => one.endsWith('.css')) : files

export default defineConfig({
  plugins: [showChange, wordsOfDocument, reactRouter(), islandFiles()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // In development, a package found after the first page would reload it, so all sources are searched at the start.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*'] },
  environments: {
    client: {
      build: {
        modulePreload: { resolveDependencies: stylesOfIsland },
        rollupOptions: {
          output: {
            chunkFileNames: wordsChunkName,
            codeSplitting: {
              groups: [
                { name: 'react', test: reactModules },
                { name: 'page', test: pageModules },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: {
          input: './server/site.ts',
          // The process and the built site share its state; a copy in the build would not know that the process is
          // stopping.
          external: [/^@agency\/service-kit\//],
        },
      },
    },
  },
})
