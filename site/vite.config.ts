import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? { input: './app/site.server.ts' } : {},
  },
  environments: { ssr: { build: { rollupOptions: { input: './app/site.server.ts' } } } },
}))
