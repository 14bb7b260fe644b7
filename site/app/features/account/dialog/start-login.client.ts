import { leadOnItsPage } from './forms-shown.client.ts'

/** What an address or a page says about the log-in: which form is wanted, or that its dialog is to be open. */
export function startLogin(): void {
  const followHash = () => location.hash === '#sign-up' && leadOnItsPage('sign-up')
  addEventListener('hashchange', followHash)
  followHash()
  if (location.hash === '#login' || document.querySelector('[data-opens-login]')) void openDialog()
}

/** Where it cannot be had, what the page tells about the log-in is there to read. */
async function openDialog(): Promise<void> {
  try {
    const { openLogin } = await import('./open-login.client.tsx')
    await openLogin('log-in')
  } catch (error) {
    console.error(error)
  }
}
