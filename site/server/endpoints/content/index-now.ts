import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { ContentSource } from '../../../app/clients/content/content-source.server.ts'
import { publicAddress } from '../../../app/features/metadata/site-identity.ts'
import { isUnlisted } from '../../../app/features/metadata/site-map/unlisted-pages.ts'
import { loadBrand } from '../../../app/features/site-settings/shell-model.server.ts'

const service = 'https://api.indexnow.org/indexnow'
const timeLimit = 10_000
/** The service takes 10,000; a change of every page needs no announcement of each. */
const maxAddresses = 100

type Means = {
  content: ContentSource
  env: { SITE_URL: string; CONTENT_KEY_SETTINGS: string }
  log: Logger
  send?: typeof fetch
}

/** Announces changed pages (IndexNow). Never rejects or retries: search engines read the site map too. */
export function searchEngineNotice({ content, env, log, send = fetch }: Means): (keys: string[]) => Promise<void> {
  return async keys => {
    try {
      const { indexNowKey: key } = await loadBrand(content, env)
      if (!key || !env.SITE_URL.startsWith('https://')) return
      const { byPath } = await content.routes({ isPatient: true })
      const changed = new Set(keys)
      const urlList = [...byPath.values()]
        .filter(page => changed.has(page.key) && !isUnlisted(page.path))
        .slice(0, maxAddresses)
        .map(({ path }) => publicAddress(env.SITE_URL, path))
      if (urlList.length === 0) return
      const keyLocation = `${env.SITE_URL}/indexnow.txt`
      const answer = await send(service, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({ host: new URL(env.SITE_URL).host, key, keyLocation, urlList }),
        signal: AbortSignal.timeout(timeLimit),
      })
      await answer.body?.cancel()
      if (!answer.ok) log.warn({ status: answer.status }, 'search engines did not take the notice of changed pages')
    } catch (err) {
      log.warn({ err }, 'search engines could not be told of changed pages')
    }
  }
}
