import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { problem } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { type EncodedBody, encodeBody, sendBody } from '../delivery/http/encoded-body.ts'

/** Built files have a hash in their names; the document names the newest ones. */
const forever = 'public, max-age=31536000, immutable'
const alwaysAsk = 'no-cache'

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

/** From memory. An unknown path is a screen and gets the document. @param siteUrl the only address that it may frame */
export function addStudioRoutes(app: OpenAPIHono<ServiceEnv>, folder: string, siteUrl: string): void {
  const files = readBuild(folder)
  const headers = {
    'content-security-policy': policy(new URL(siteUrl).origin),
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  }

  app.on('GET', ['/studio', '/studio/*'], async c => {
    const name = c.req.path.slice('/studio/'.length)
    const isAsset = name.startsWith('assets/')
    const body = files.get(isAsset ? name : 'index.html')
    if (!body) return problem(c, 404, isAsset ? undefined : 'The studio is not built here.')
    for (const [header, value] of Object.entries(headers)) c.header(header, value)
    return sendBody(c, body, isAsset ? forever : alwaysAsk)
  })
}

function readBuild(folder: string): Map<string, EncodedBody> {
  const files = new Map<string, EncodedBody>()
  for (const path of filesIn(folder)) {
    const type = types[path.split('.').at(-1) ?? '']
    if (!type) continue
    const content = readFileSync(path)
    const isDocument = type === types.html
    files.set(
      relative(folder, path),
      encodeBody(isDocument ? withIntegrity(content.toString(), folder) : content, type),
    )
  }
  return files
}

/** Adds the digest of each built file to the document: a browser runs no other content under that name. */
function withIntegrity(html: string, folder: string): string {
  return html.replace(/(?:src|href)="\/studio\/(assets\/[^"]+)"/g, (named, name: string) => {
    const digest = createHash('sha384')
      .update(readFileSync(join(folder, name)))
      .digest('base64')
    return `${named} integrity="sha384-${digest}"`
  })
}

function filesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}

/** React Aria's only style element: keeps a press from scrolling the page. */
const pressStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

/** Only sources of this origin, and frames of the site. */
const policy = (site: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${pressStyle}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${site}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
