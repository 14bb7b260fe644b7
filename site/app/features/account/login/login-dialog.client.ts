import { closeOnPressOutside } from '@agency/ui/layout/close-on-press-outside.client.ts'
import { dialogStyles } from './dialog-styles.ts'

/** Widths from the specification, in pixels. */
const widths = { member: 498, agent: 450, 'sign-up': 700 }

/**
 * "Log in" and "Sign up" open a dialog over the page instead of leaving it. The dialog's content is the panel of the page
 * /Login, fetched when it is wanted, so that no other page carries it.
 * @returns On that page itself, resolves when its forms are ready to be sent.
 */
export function startLoginDialog(): Promise<void> | undefined {
  const here = document.querySelector<HTMLElement>('[data-login-panel]')
  addEventListener('click', event => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-login]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    const wanted = link.dataset.login === 'sign-up' ? 'sign-up' : 'member'
    event.preventDefault()
    if (here) return lead(here, wanted)
    void open(wanted).catch(() => location.assign(link.href))
  })
  if (here) {
    const leadToSignUp = () => location.hash === '#sign-up' && lead(here, 'sign-up')
    const prepared = prepare(here)
    void prepared.then(() => prepareSocial(here))
    addEventListener('hashchange', leadToSignUp)
    leadToSignUp()
    return prepared
  }
  if (document.querySelector('[data-opens-login]') || location.hash === '#login') {
    void open('member')
  }
  return undefined
}

type Wanted = 'member' | 'sign-up'

/** Shows the part of the panel that is wanted. Signing up is part of the members' tab. */
function choose(parent: HTMLElement, wanted: Wanted): void {
  const member = parent.querySelector<HTMLInputElement>('input[name=account][value=member]')
  if (member) member.checked = true
  const signUp = parent.querySelector<HTMLDetailsElement>('.quick-sign-up')
  if (signUp) signUp.open = wanted === 'sign-up'
}

/** On the page of the panel itself no dialog opens: the visitor is led to the form. */
function lead(panel: HTMLElement, wanted: Wanted): void {
  document.querySelector<HTMLDialogElement>('#mobile-menu')?.close()
  choose(panel, wanted)
  panel.querySelector<HTMLInputElement>(wanted === 'sign-up' ? '#register-email' : '#Email')?.focus()
}

let made: Promise<HTMLDialogElement> | undefined

/** One dialog however often it is asked for; one that could not be made is tried again. */
function theDialog(): Promise<HTMLDialogElement> {
  made ??= make()
  made.catch(() => {
    made = undefined
  })
  return made
}

async function open(wanted: Wanted): Promise<void> {
  document.querySelector<HTMLDialogElement>('#mobile-menu')?.close()
  const dialog = await theDialog()
  const heading = dialog.querySelector('h2')
  if (heading) heading.textContent = wanted === 'sign-up' ? 'Create an Account' : 'Log In & Sign Up'
  choose(dialog, wanted)
  dialog.style.maxWidth = `${widths[wanted]}px`
  dialog.classList.toggle('dialog--sign-up', wanted === 'sign-up')
  if (!dialog.open) dialog.showModal()
  focusFirstEmpty(dialog)
  if (wanted === 'member') void prepareSocial(dialog)
}

/** With a keyboard people can type at once; on a phone the keyboard would cover the dialog before it was read. */
function focusFirstEmpty(dialog: HTMLDialogElement): void {
  if (!matchMedia('(hover: hover)').matches) return
  const inputs = [...dialog.querySelectorAll<HTMLInputElement>('.field input:not([type=checkbox])')]
  inputs.find(input => !input.value && input.checkVisibility())?.focus()
}

async function make(): Promise<HTMLDialogElement> {
  const response = await fetch('/Login', { headers: { accept: 'text/html' } })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const panel = page.querySelector<HTMLElement>('[data-login-panel]')
  if (!response.ok || !panel) throw new Error('the log-in panel is missing')
  // The panel's styles come with it; the policy of every page lets them in.
  for (const style of page.querySelectorAll(dialogStyles.map(name => `style[data-href=${name}]`).join())) {
    document.head.append(document.importNode(style, true))
  }
  const dialog = document.createElement('dialog')
  dialog.id = 'login-dialog'
  dialog.className = 'dialog'
  dialog.setAttribute('aria-labelledby', 'login-dialog-title')
  const head = document.createElement('header')
  head.className = 'dialog__head'
  const title = document.createElement('h2')
  title.id = 'login-dialog-title'
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'icon-button dialog__close'
  close.setAttribute('aria-label', 'Close')
  close.addEventListener('click', () => dialog.close())
  head.append(title, close)
  dialog.append(head, panel)
  closeOnPressOutside(dialog)
  panel.addEventListener('change', () => {
    const tab = panel.querySelector<HTMLInputElement>('input[name=account]:checked')?.value
    if (tab === 'agent' || tab === 'member') dialog.style.maxWidth = `${widths[tab]}px`
  })
  const notice = document.querySelector('[data-opens-login] .notice')
  // A failed log-in is told where the visitor tries again, not behind the dialog.
  if (notice) panel.querySelector('[data-form-error]')?.append(notice.cloneNode(true))
  await prepare(panel)
  document.body.append(dialog)
  return dialog
}

/** Everything else about the forms is fetched only now. */
async function prepare(panel: HTMLElement): Promise<void> {
  const { startAccountForms } = await import('../browser/account-forms.client.ts')
  startAccountForms(panel)
}

/** Google and Facebook are asked for only once somebody sees the place of their buttons. */
async function prepareSocial(parent: HTMLElement): Promise<void> {
  const panel =
    parent.closest<HTMLElement>('[data-login-panel]') ?? parent.querySelector<HTMLElement>('[data-login-panel]')
  if (!panel?.querySelector('[data-social]') || panel.dataset.socialStarted) return
  panel.dataset.socialStarted = 'true'
  const { startSocialLogin } = await import('../social/social-login.client.ts')
  startSocialLogin(panel)
}
