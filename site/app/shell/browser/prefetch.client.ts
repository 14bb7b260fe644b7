import { mayFetchAhead } from '@agency/ui/islands/fetch-ahead.client.ts'
import { prefetchHeader, speculationRulesPath } from '../../addresses/prefetch.ts'

const delay = 80

/** Browsers with speculation rules prerender instead (`speculation-rules.ts`). `mayFetchAhead` can forbid both. */
export function startPrefetch(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) {
    void placeRules()
    return
  }
  const seen = new Set([location.href])
  let timer: ReturnType<typeof setTimeout>
  const consider = (event: Event) => {
    clearTimeout(timer)
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>(
      'a[href]:not([data-needs-script], [rel~=nofollow])',
    )
    if (!link || !isPage(link) || link.hash || seen.has(link.href) || !mayFetchAhead()) return
    timer = setTimeout(() => {
      seen.add(link.href)
      void fetch(link.href, { headers: { [prefetchHeader]: 'prefetch' }, priority: 'low' }).catch(() => {})
    }, delay)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) addEventListener(type, consider, { passive: true })
}

async function placeRules(): Promise<void> {
  if (!mayFetchAhead()) return
  const text = await fetch(speculationRulesPath).then(answer => answer.text())
  document.head.append(Object.assign(document.createElement('script'), { type: 'speculationrules', text }))
}

/** Addresses below `/account/` lead to the booking site. */
const isPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && !pathname.startsWith('/account/')
