import type { EdgeSettings } from '../../settings/edge-setting.ts'

export type EdgeAdapter = {
  /** For the log, without secrets. */
  name: string
  /** More tags are sent in several calls. */
  maxTags: number
  call(tags: string[]): { url: string; method: string; headers: Record<string, string>; body?: string }
}

export type TagHeader = { name: 'surrogate-key' | 'cache-tag'; separator: ' ' | ',' }

export const surrogateKey: TagHeader = { name: 'surrogate-key', separator: ' ' }
const cacheTag: TagHeader = { name: 'cache-tag', separator: ',' }

export const tagHeaderOf = ({ kind }: EdgeSettings): TagHeader => (kind === 'cloudflare' ? cacheTag : surrogateKey)

const services = { fastly: 'https://api.fastly.com', cloudflare: 'https://api.cloudflare.com' }

/** Purges are soft where possible: a purged page is revalidated, but may still be sent if the site fails. */
export function edgeAdapters(edge: EdgeSettings, origins = services): EdgeAdapter[] {
  switch (edge.kind) {
    case 'varnish':
      return edge.hosts.map(host => varnish(host, edge.secret))
    case 'fastly':
      return [fastly(edge.service, edge.token, origins.fastly)]
    case 'cloudflare':
      return [cloudflare(edge.zone, edge.token, origins.cloudflare)]
  }
}

/** `deploy/varnish/site.vcl` reads this. */
const varnish = (host: string, secret: string): EdgeAdapter => ({
  name: `Varnish at ${host}`,
  maxTags: 100,
  call: tags => ({
    url: `http://${host}/`,
    method: 'PURGE',
    headers: { 'edge-secret': secret, 'surrogate-key': tags.join(' ') },
  }),
})

/** Source: https://www.fastly.com/documentation/reference/api/purging/ */
const fastly = (service: string, token: string, origin: string): EdgeAdapter => ({
  name: 'Fastly',
  maxTags: 256,
  call: tags => ({
    url: `${origin}/service/${service}/purge`,
    method: 'POST',
    headers: { 'fastly-key': token, 'fastly-soft-purge': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ surrogate_keys: tags }),
  }),
})

/** Source: https://developers.cloudflare.com/cache/how-to/purge-cache/ (by tag on every plan; 100 tags a call) */
const cloudflare = (zone: string, token: string, origin: string): EdgeAdapter => ({
  name: 'Cloudflare',
  maxTags: 100,
  call: tags => ({
    url: `${origin}/client/v4/zones/${zone}/purge_cache`,
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
  }),
})
