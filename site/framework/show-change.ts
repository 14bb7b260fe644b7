import type { Plugin } from 'vite'

const styles = { type: 'custom', event: 'site:styles' } as const

/** Place it before React Router's plugin, which would reload the page for changed styles too. */
export const showChange: Plugin = {
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
