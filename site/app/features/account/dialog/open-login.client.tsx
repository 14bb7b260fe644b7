import forms from '@agency/ui/forms/forms.css?inline'
import { createRoot, type Root } from 'react-dom/client'
import account from '../account.css?inline'
import type { AccountForms, AccountNotice } from '../account-forms.ts'
import { leadOnItsPage, type Wanted } from './lead-to-form.client.ts'
import dialog from './login-dialog.css?inline'
import { LoginDialog } from './login-dialog.tsx'

/** By the names that a page may have them under already. */
const styles = { forms, account, dialog }

/** In milliseconds; then the link leads to the page with the forms. */
const timeLimit = 8000

let known: Promise<AccountForms> | undefined
let root: Root | undefined

/** What the forms of the dialog need to know, asked once. @throws When it cannot be had; the next call asks again. */
export function fetchForms(): Promise<AccountForms> {
  known ??= askForForms()
  known.catch(() => {
    known = undefined
  })
  return known
}

async function askForForms(): Promise<AccountForms> {
  const answer = await fetch('/account/forms', { signal: AbortSignal.timeout(timeLimit) })
  if (!answer.ok) throw new Error(`The log-in answered ${answer.status}.`)
  return answer.json()
}

/**
 * Opens the one dialog over the page, with what was entered into it before.
 * @throws When the site cannot say what its forms need to know.
 */
export async function openLogin(wanted: Wanted): Promise<void> {
  document.querySelector<HTMLDialogElement>('#mobile-menu')?.close()
  if (leadOnItsPage(wanted)) return
  const accountForms = await fetchForms()
  root ??= newRoot()
  root.render(<LoginDialog forms={accountForms} notice={noticeOfPage()} opening={{ wanted }} />)
}

function newRoot(): Root {
  adoptStyles()
  const place = document.createElement('div')
  document.body.append(place)
  return createRoot(place)
}

/** Style sheets of a script need no leave of the policy, unlike elements. What the page has itself stays as it is. */
function adoptStyles(): void {
  for (const [name, css] of Object.entries(styles)) {
    if (document.querySelector(`style[data-href=${name}]`)) continue
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }
}

/** The result of the last attempt is shown where the visitor tries again, not behind the dialog. */
function noticeOfPage(): AccountNotice | undefined {
  const place = document.querySelector<HTMLElement>('[data-opens-login]')
  if (!place) return undefined
  return { tone: place.dataset.opensLogin === 'success' ? 'success' : 'error', text: place.textContent ?? '' }
}
