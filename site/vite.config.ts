import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { islandFiles } from './island-files.ts'

/**
 * Pages are finished documents: changed styles are put into the open page, after any other change it is loaded again.
 * Comes before React Router, which would load the page again for styles too.
 */
const showChange: Plugin = {
  name: 'show-change',
  hotUpdate: {
    order: 'pre',
    handler({ file }) {
      const { name, hot } = this.environment
      if (name === 'client') hot.send(file.endsWith('.css') ? styles : { type: 'full-reload' })
      return []
    },
  },
}
const styles = { type: 'custom', event: 'site:styles' } as const

/** React, and what no island is without: each file more is a request more before the first press works. */
const reactModules =
  /node_modules\/(react|react-dom|scheduler)\/|ui\/islands\/(define-island|hydrate-island\.client|island-tree|tell-typed\.client|use-hydrated)\./

export default defineConfig({
  plugins: [showChange, reactRouter(), islandFiles()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // While developing, packages found only after the first page would load that page again. React Router looks through the
  // routes' server parts too (for styles), so all sources are searched for packages at the start.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*'] },
  environments: {
    client: {
      // One chunk, the same for every island.
      build: { rollupOptions: { output: { codeSplitting: { groups: [{ name: 'react', test: reactModules }] } } } },
    },
    ssr: {
      build: {
        rollupOptions: {
          input: './server/site.ts',
          // The process and the built site share its state: a copy in the build would never learn that the process stops.
          external: [/^@agency\/service-kit\//],
        },
      },
    },
  },
})
