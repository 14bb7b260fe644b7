import { afterPress } from '@agency/ui/layout/after-press.client.ts'
import { askServer } from '../browser/ask-server.client.ts'
import { shake } from '../browser/field-faults.client.ts'

const mismatch = "The email and password you entered don't match."

/**
 * Where the settings ask for it: our server has the password judged before the form goes to the booking site, so that a
 * wrong one is said here. Without an answer the form goes its way.
 */
export function startLoginCheck(form: HTMLFormElement): void {
  let running = false
  form.addEventListener('submit', async event => {
    if (event.defaultPrevented) return
    event.preventDefault()
    if (running) return
    running = true
    const { Email: email, Pwd: password } = Object.fromEntries(new FormData(form))
    const answer = await askServer('/account/check-login', { email, password })
    running = false
    if (answer?.fits === false) refuse(form)
    else form.submit()
  })
}

function refuse(form: HTMLFormElement): void {
  const line = document.createElement('p')
  line.className = 'field__error'
  line.setAttribute('role', 'alert')
  line.textContent = mismatch
  const password = form.querySelector<HTMLInputElement>('[name=Pwd]')
  afterPress(() => {
    form.querySelector('[data-form-error]')?.replaceChildren(line)
    if (password) shake(password)
    password?.select()
  })
}
