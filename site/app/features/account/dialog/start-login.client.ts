import { leadOnItsPage } from './lead-to-form.client.ts'

/** What an address or a page says about the log-in: which form is wanted, or that its dialog is to be open. */
export function startLogin(): void {
  const followHash = () => location.hash === '#sign-up' && leadOnItsPage('sign-up')
  addEventListener('hashchange', followHash)
  followHash()
  const isAsked = location.hash === '#login'
  if (!isAsked && !document.querySelector('[data-opens-login]')) return
  import('./open-login.client.tsx')
    .then(({ openLogin }) => openLogin('log-in'))
    // What the page tells about the last try is there to read.
    .catch(() => isAsked && location.replace('/Login'))
}
