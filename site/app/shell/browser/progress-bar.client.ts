const duration = 5000
const throttle = 200

/** Fills over about five seconds, in steps of 200 ms, slower towards its end. */
export function startProgressBar(): void {
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => {
    clearInterval(timer)
    document.querySelector('.progress')?.remove()
  }
  const start = () => {
    stop()
    const bar = document.createElement('div')
    bar.className = 'progress'
    bar.setAttribute('role', 'progressbar')
    bar.setAttribute('aria-label', document.body.dataset.loading ?? '')
    document.body.append(bar)
    const began = performance.now()
    const step = () => {
      const share = Math.min(1, (performance.now() - began) / duration)
      bar.style.transform = `scaleX(${share})`
      bar.setAttribute('aria-valuenow', String(Math.round(share * 100)))
      if (share === 1) clearInterval(timer)
    }
    step()
    timer = setInterval(step, throttle)
  }
  addEventListener('click', event => {
    if (!event.defaultPrevented && leadsAway(event)) start()
  })
  addEventListener('submit', event => {
    if (!event.defaultPrevented) start()
  })
  // A page restored from the browser's memory still has its bar.
  addEventListener('pageshow', stop)
}

function leadsAway(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return false
  const url = new URL(link.href, location.href)
  const samePage = url.pathname === location.pathname && url.search === location.search && url.hash !== ''
  return /^https?:$/.test(url.protocol) && !samePage
}
