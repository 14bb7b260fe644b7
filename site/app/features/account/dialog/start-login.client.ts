import { pathHere } from '../../../addresses/languages/path-here.client.ts'
import { leadOnItsPage } from './lead-to-form.client.ts'

export function startLogin(): void {
  const followHash = () => location.hash === '#sign-up' && leadOnItsPage('sign-up')
  addEventListener('hashchange', followHash)
  followHash()
  const isAsked = location.hash === '#login'
  if (!isAsked && !document.querySelector('[data-opens-login]')) return
  import('./open-login.client.tsx')
    .then(({ openLogin }) => openLogin('log-in'))
    .catch(() => isAsked && location.replace(pathHere('/Login')))
}
