/** The fastest Node server for these bytes: Hono with ready buffers. Gets them by IPC. */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

process.once('message', message => {
  const { port, pages } = message as {
    port: number
    pages: { path: string; body: string; headers: Record<string, string> }[]
  }
  const app = new Hono()
  for (const page of pages) {
    const bytes = new Uint8Array(Buffer.from(page.body, 'base64'))
    const headers = { 'content-type': 'text/html; charset=utf-8', ...page.headers }
    app.get(page.path, () => new Response(bytes, { headers }))
  }
  serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => process.send?.('ready'))
})
process.on('disconnect', () => process.exit(0))
