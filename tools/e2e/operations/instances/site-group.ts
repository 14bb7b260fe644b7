import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { forget, freePorts, newDataFolder, startStack } from '../stack/stack.ts'
import { writeManyPages } from './many-pages.ts'
import { type RedisServer, startRedis } from './redis-server.ts'
import { type SiteInstance, siteInstance, untilReady } from './site-instance.ts'

/** Instances of the site that share a Redis, before one content system; only the first of them gets its announcements. */
export type SiteGroup = {
  sites: SiteInstance[]
  /** address of the content system */
  content: string
  redis: RedisServer
  /** the content system, and then every instance until it is ready */
  start: () => Promise<void>
  stop: () => Promise<void>
}

type Wanted = {
  count: number
  /** the public address of the site */
  siteUrl: string
  settings?: Record<string, string>
  /** so many pages of text besides the sample content */
  pages?: number
}

/** @returns not started yet */
export async function siteGroup({ count, siteUrl, settings, pages = 0 }: Wanted): Promise<SiteGroup> {
  const dataDir = newDataFolder()
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'))
  if (pages > 0) writeManyPages(folder, pages)
  const redis = await startRedis()
  const ports = await freePorts()
  const content = `http://127.0.0.1:${ports.CONTENT_PORT}`
  const common = { SITE_URL: siteUrl, CONTENT_URL: content, TRUSTED_PROXIES: '1', ...settings }
  const sites = await Promise.all(
    Array.from({ length: count }, () => siteInstance({ ...common, REDIS_URL: redis.url })),
  )
  const env = {
    CONTENT_HOOK_URL: `${sites[0]?.address}/hooks/content`,
    ...(pages > 0 && { CONTENT_FOLDER: folder }),
  }
  let stack: ReturnType<typeof startStack> | undefined

  return {
    sites,
    content,
    redis,
    async start() {
      stack = startStack({ dataDir, ports, env, script: 'start:content' })
      await untilReady(content)
      await Promise.all(sites.map(site => site.start()))
    },
    async stop() {
      for (const site of sites) await site.forget()
      await stack?.stop()
      await redis.stop()
      forget(dataDir)
      forget(folder)
    },
  }
}
