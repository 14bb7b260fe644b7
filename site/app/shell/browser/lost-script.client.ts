import { reloadGuard, reloadKey } from '../reload-guard.ts'

/**
 * After a new version was put in place, an open page may ask for a script that is gone. Then the page is loaded again,
 * at most once in 60 seconds.
 */
export function reloadOnLostScript(): void {
  addEventListener('vite:preloadError', event => {
    const last = Number(sessionStorage.getItem(reloadKey) ?? 0)
    if (Date.now() - last < reloadGuard) return
    event.preventDefault()
    sessionStorage.setItem(reloadKey, String(Date.now()))
    location.reload()
  })
}
