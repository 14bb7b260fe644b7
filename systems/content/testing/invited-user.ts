import { eventually } from '@agency/testing/eventually.ts'
import type { MailingSystem } from './mailing-system.ts'
import { type StudioBrowser, signedInAs, studioBrowser } from './studio-browser.ts'

/** What invited users of tests choose. */
export const samplePassword = 'a new and long password'

/** Waits for the next mail to an address, and gives back the token of its link. */
export async function tokenMailedTo({ mails }: MailingSystem, email: string): Promise<string> {
  const find = () => mails.received.findLast(mail => mail.recipients.includes(email))
  await eventually(`a mail to ${email}`, find)
  const token = /\/studio\/password\/([\w-]+)/.exec(find()?.text ?? '')?.[1]
  mails.received.splice(0)
  return token ?? ''
}

/** Invites a user, who chooses a password and is signed in. */
export async function invitedUser(
  it: MailingSystem,
  { email, role = 'writer' }: { email: string; role?: string },
): Promise<{ browser: StudioBrowser; id: string; administrator: StudioBrowser }> {
  const administrator = await signedInAs(it, 'administrator')
  const { json } = await administrator.call('POST', 'users', { name: `Siti ${email.split('@')[0]}`, email, role })
  const browser = studioBrowser(it)
  await browser.call('POST', `password-reset/${await tokenMailedTo(it, email)}`, { password: samplePassword })
  await browser.signIn(email, samplePassword)
  return { browser, id: json.id ?? '', administrator }
}
