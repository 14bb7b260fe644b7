import { defineConfig } from 'vite'

export default defineConfig({
  base: '/studio/',
  build: {
    outDir: 'build',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
  },
})
