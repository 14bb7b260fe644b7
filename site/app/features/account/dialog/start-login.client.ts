import { leadOnItsPage } from './lead-to-form.client.ts'

/** Opens the log-in that the address or the page requests. */
export function startLogin(): void {
  const followHash = () => location.hash === '#sign-up' && leadOnItsPage('sign-up')
  addEventListener('hashchange', followHash)
  followHash()
  const isAsked = location.hash === '#login'
  if (!isAsked && !document.querySelector('[data-opens-login]')) return
  import('./open-login.client.tsx')
    .then(({ openLogin }) => openLogin('log-in'))
    // That page shows the result of the last attempt.
    .catch(() => isAsked && location.replace('/Login'))
}
