import { grantPreview, writeGrant } from '@agency/contracts/content/preview-link.ts'
import { expect, test } from 'vitest'
import { englishOnly } from '../../app/clients/content/routes/site-languages.server.ts'
import { isPreview } from '../../app/features/preview/preview-content.server.ts'
import { languageIn, withCulture } from './reader-of.ts'

test('a language that no visitor sees has no address, but the preview of an editor', async () => {
  const env = { CONTENT_URL: 'http://content.example', CONTENT_SECRET: 'secret' }
  const grant = writeGrant(await grantPreview('link', 'k', 9_999_999_999, env.CONTENT_SECRET))
  const at = async (path: string, query: string) => {
    const url = new URL(`https://site.example/ms${path}?${query}`)
    return languageIn(url.pathname, englishOnly, await isPreview(path, url, env)).language
  }
  expect(await Promise.all([at('/preview', grant), at('/preview', 'key=k'), at('/tnc', grant)])).toEqual([
    'ms',
    'en',
    'en',
  ])
  expect([withCulture(englishOnly, 'ms').all, withCulture(englishOnly, undefined).all]).toEqual([['ms'], []])
})
