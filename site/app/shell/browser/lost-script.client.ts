const key = 'reloaded-for-script'
const guard = 60_000

/**
 * After a new version was put in place, an open page may ask for a script that is gone. Then the page is loaded again,
 * at most once in 60 seconds.
 */
export function reloadOnLostScript(): void {
  addEventListener('vite:preloadError', event => {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < guard) return
    event.preventDefault()
    sessionStorage.setItem(key, String(Date.now()))
    location.reload()
  })
}
