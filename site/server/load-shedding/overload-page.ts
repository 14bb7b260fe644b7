import { errorWords } from '@agency/words/shell/errors/words.ts'
import type { ContentSource } from '../../app/clients/content/content-source.server.ts'
import { loadBrand, type ShellSettings } from '../../app/features/site-settings/shell-model.server.ts'
import { plainPage } from '../http/plain-page.ts'

const retryAfterSeconds = 5
const askAgainAfter = 60_000

export function overloadPage(wasPosted: boolean, hotline: string): Response {
  const say = errorWords().plain
  return plainPage({
    status: 503,
    retryAfterSeconds,
    title: say.busy,
    text: wasPosted ? say.notTaken : say.notMade,
    hotline,
  })
}

/** The hotline as last read, so that overload needs no call. Empty until it has been read once. */
export function knownHotline(content: ContentSource, env: Pick<ShellSettings, 'CONTENT_KEY_SETTINGS'>): () => string {
  let hotline = ''
  let askedAt = Number.NEGATIVE_INFINITY
  const ask = () => {
    askedAt = performance.now()
    loadBrand(content, env).then(
      brand => {
        hotline = brand.hotline || hotline
      },
      () => {},
    )
  }
  return () => {
    if (performance.now() - askedAt > askAgainAfter) ask()
    return hotline
  }
}
