import { createHash } from 'node:crypto'
import { currentLanguage } from '@agency/words/current-language.ts'
import { tagOf } from '@agency/words/languages.ts'
import { errorWords } from '@agency/words/shell/errors/words.ts'
import { cacheControl } from '../../app/addresses/cache-policy.ts'

const style =
  'body{margin:0;font:1.125rem/1.6 system-ui,sans-serif;color:#16292e;background:#fbf7ef}' +
  'main{max-width:34rem;margin:0 auto;padding:12vh 1.5rem}h1{font-size:2rem;line-height:1.2;color:#0b4250}' +
  'a{color:#0b4250;text-underline-offset:.2em}a:focus-visible{outline:3px solid #0b4250;outline-offset:3px}' +
  '@media(prefers-color-scheme:dark){body{color:#efe9dc;background:#0b2229}h1,a{color:#9fd8e0}}'
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export type PlainPage = {
  status: number
  title: string
  text: string
  retryAfterSeconds: number
  hotline?: string
}

/** Works without rendering, content and style sheets; never cached. */
export function plainPage({ status, title, text, retryAfterSeconds, hotline }: PlainPage): Response {
  const say = errorWords().plain
  const link = (href: string) => (text: string) => `<a href="${href}">${text}</a>`
  const call = hotline && `<p>${say.call(link(`tel:${hotline.replace(/[^\d+]/g, '')}`)(htmlText(hotline)))}</p>`
  const html = `<!doctype html><html lang="${tagOf(currentLanguage())}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${htmlText(title)}</title><style>${style}</style></head>
<body><main><h1>${htmlText(title)}</h1><p>${htmlText(text)}</p>${call ?? ''}
<p>${say.links({ again: link(''), home: link('/') })}</p></main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl.never,
      'content-security-policy': policy,
      'retry-after': String(retryAfterSeconds),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    },
  })
}

function htmlText(text: string): string {
  return text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}
