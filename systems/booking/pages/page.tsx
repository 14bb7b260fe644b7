import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageDocument } from './page-document.tsx'

type Page = {
  status?: number
  title: string
  main: ReactNode
  /** Further origins for forms, besides this service and the website. Also applies to redirects after a post. */
  formsTo?: string[]
  /** Must not contain a closing tag. The policy allows it by its hash. */
  script?: string
}

export function page(c: Context, { status = 200, title, main, formsTo = [], script }: Page): Response {
  const { siteUrl, brandName, translations, visitor } = c.var
  const markup = renderToStaticMarkup(
    <PageDocument
      title={title}
      siteUrl={siteUrl}
      brandName={brandName}
      translations={translations}
      signedIn={visitor !== undefined}
      script={script}
    >
      {main}
    </PageDocument>,
  )
  return c.body(`<!doctype html>${markup}`, status as ContentfulStatusCode, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy(siteUrl, formsTo, script),
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
    // Forms of these pages must send their origin, and nothing more of the address.
    'referrer-policy': 'strict-origin',
  })
}

function policy(siteUrl: string, formsTo: Iterable<string>, script: string | undefined): string {
  const hash = script === undefined ? '' : createHash('sha256').update(script).digest('base64')
  return [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    // Drawings in the stylesheet are data; the icon of the tab is the site's.
    `img-src 'self' data: ${siteUrl}`,
    ...(hash ? [`script-src 'sha256-${hash}'`] : []),
    "base-uri 'none'",
    `form-action 'self' ${[...new Set([siteUrl, ...formsTo])].join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ')
}
