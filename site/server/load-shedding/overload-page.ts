import type { ContentSource } from '../../app/clients/content/content-source.server.ts'
import { loadBrand, type ShellSettings } from '../../app/features/site-settings/shell-model.server.ts'
import { plainPage } from '../http/plain-page.ts'

const retryAfterSeconds = 5
const askAgainAfter = 60_000

export function overloadPage(wasPosted: boolean, hotline: string): Response {
  return plainPage({
    status: 503,
    retryAfterSeconds,
    title: 'We are unusually busy right now',
    text: wasPosted
      ? 'We could not accept what you sent, and nothing was done with it. Please go back, where your text should still be, and send it again in a few seconds.'
      : 'This page is not ready yet. Please try again in a few seconds.',
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
