type Connection = { saveData?: boolean; effectiveType?: string }

const delay = 80

/** Fetches a page of ours while the pointer rests on its link. Never on a 2g line or with data saver on. */
export function startPrefetch(): void {
  const seen = new Set([location.href])
  let timer: ReturnType<typeof setTimeout>
  const consider = (event: Event) => {
    clearTimeout(timer)
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin || link.hash || seen.has(link.href) || !isWelcome()) return
    timer = setTimeout(() => {
      seen.add(link.href)
      const hint = document.createElement('link')
      hint.rel = 'prefetch'
      hint.href = link.href
      document.head.append(hint)
    }, delay)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) addEventListener(type, consider, { passive: true })
}

function isWelcome(): boolean {
  const { saveData, effectiveType = '' } = (navigator as Navigator & { connection?: Connection }).connection ?? {}
  return !saveData && !effectiveType.includes('2g')
}
