import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** Pages are finished documents, so after any change of the sources the browser loads the page again. */
const reloadAfterChange: Plugin = {
  name: 'reload-after-change',
  handleHotUpdate({ server }) {
    server.ws.send({ type: 'full-reload' })
    return []
  },
}

export default defineConfig({
  plugins: [reactRouter(), reloadAfterChange],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
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
