import type { Role } from '@agency/contracts/manage/roles.ts'
import { CallFailure, call, rememberCsrf } from './call.ts'

export type User = {
  id: string
  name: string
  email: string
  role: Role
  totp: boolean
  totpNeeded: boolean
  tourEnded: boolean
}
type Session = { user: User; csrf: string }

/** Each may do what the ones before may. Said again here because the contract would bring its whole schema library along. */
const roles: Role[] = ['reader', 'writer', 'publisher', 'administrator']

/** Whether somebody's role includes another. */
export const may = (user: User, role: Role): boolean => roles.indexOf(user.role) >= roles.indexOf(role)

/** Who is signed in; undefined if nobody is. */
export async function currentUser(): Promise<User | undefined> {
  try {
    return begin(await call<Session>('GET', 'session'))
  } catch (error) {
    if (error instanceof CallFailure && error.status === 401) return undefined
    throw error
  }
}

/** Signs in. `code`: of the authenticator, for accounts that ask for one. */
export async function signIn(email: string, password: string, code?: string): Promise<User> {
  return begin(await call<Session>('POST', 'session', { body: { email, password, ...(code && { code }) } }))
}

/** Ends the session here and in the content system. */
export async function signOut(): Promise<void> {
  await call('DELETE', 'session')
}

function begin({ user, csrf }: Session): User {
  rememberCsrf(csrf)
  return user
}

/** Mails a link to a new password, if there is such an account. */
export const askForPassword = (email: string) => call('POST', 'password-reset', { body: { email } })

/** Sets the password of whoever the mailed link is for. */
export const choosePassword = (token: string, password: string) =>
  call('POST', `password-reset/${token}`, { body: { password } })
