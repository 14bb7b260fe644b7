import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncodings } from '@agency/service-kit/http/accepted-encodings.ts'
import type { MiddlewareHandler } from 'hono'
import { cacheControl } from '../../app/addresses/cache-policy.ts'

type StaticFile = { type: string; cacheControl: string; identity: Buffer; gzip?: Buffer; br?: Buffer }

const typeOf: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
}

/** Compressed once at start. Names under /assets carry a hash and never change. */
export function staticFiles(folder: string): MiddlewareHandler {
  const files = new Map(readFolder(folder).map(path => [publicPath(folder, path), readStaticFile(folder, path)]))
  for (const file of files.values()) void compress(file)

  return async (c, next) => {
    const file = c.req.method === 'GET' || c.req.method === 'HEAD' ? files.get(c.req.path) : undefined
    if (!file) return next()
    const encoding = acceptedEncodings(c.req.header('accept-encoding')).find(name => file[name])
    const body = (encoding && file[encoding]) ?? file.identity
    return c.body(new Uint8Array(body), 200, {
      'content-type': file.type,
      'content-length': String(body.length),
      'cache-control': file.cacheControl,
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    })
  }
}

function readFolder(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return files
    .filter(entry => entry.isFile() && !entry.parentPath.includes('.vite'))
    .map(e => join(e.parentPath, e.name))
}

function publicPath(folder: string, path: string): string {
  return `/${relative(folder, path).split(sep).join('/')}`
}

function readStaticFile(folder: string, path: string): StaticFile {
  const hasHash = publicPath(folder, path).startsWith('/assets/')
  const type = typeOf[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  return { type, cacheControl: hasHash ? cacheControl.immutable : cacheControl.file, identity: readFileSync(path) }
}

async function compress(file: StaticFile): Promise<void> {
  if (/woff2|png|octet/.test(file.type)) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(file.identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(file.identity, { level: 9 }),
  ])
  file.br = br
  file.gzip = gz
}
