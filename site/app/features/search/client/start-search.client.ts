/**
 * Fetches the panel's script when the panel comes near the view or is touched, and not before: most pages are read
 * without a search.
 */
export function startSearch(): void {
  const panels = document.querySelectorAll<HTMLElement>('[data-search]')
  if (panels.length === 0) return
  let loading: Promise<typeof import('./panel.client.ts')> | undefined
  const load = () => {
    loading ??= import('./panel.client.ts')
    loading.catch(() => {
      // Offline or deployed anew: the forms go on working without script, and the next touch tries again.
      loading = undefined
    })
    return loading
  }
  const nearby = new IntersectionObserver(
    entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      nearby.disconnect()
      void start(panels, load)
    },
    { rootMargin: '300px' },
  )
  for (const panel of panels) {
    nearby.observe(panel)
    for (const type of ['pointerdown', 'focusin']) panel.addEventListener(type, () => void start(panels, load))
    openOnPress(panel, load)
  }
}

async function start(panels: Iterable<HTMLElement>, load: () => Promise<typeof import('./panel.client.ts')>) {
  const { startPanel } = await load()
  for (const panel of panels) startPanel(panel)
}

/** On a phone the panel is a link to the search page; with script it opens a sheet instead. */
function openOnPress(panel: HTMLElement, load: () => Promise<typeof import('./panel.client.ts')>): void {
  panel.querySelector<HTMLAnchorElement>('[data-search-open]')?.addEventListener('click', event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const link = event.currentTarget as HTMLAnchorElement
    load().then(
      ({ startPanel, openSheet }) => {
        startPanel(panel)
        openSheet(panel)
      },
      () => location.assign(link.href),
    )
  })
}
