import { includesRole, type Role } from '@agency/contracts/manage/roles.ts'
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

/** Whether a user's role includes another role. */
export const may = (user: User, role: Role): boolean => includesRole(user.role, role)

/** The name of the agency whose site the studio edits; known without a session. */
export const readAgency = () => call<{ name: string }>('GET', 'agency')

/** The signed-in user, or undefined. */
export async function currentUser(): Promise<User | undefined> {
  try {
    return begin(await call<Session>('GET', 'session'))
  } catch (error) {
    if (error instanceof CallFailure && error.status === 401) return undefined
    throw error
  }
}

/** Signs in. `code`: of the authenticator app, for accounts with two-step sign-in. */
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

/** E-mails a link to a new password, if the account exists. */
export const askForPassword = (email: string) => call('POST', 'password-reset', { body: { email } })

/** Sets the password of the user whom the e-mailed link belongs to. */
export const choosePassword = (token: string, password: string) =>
  call('POST', `password-reset/${token}`, { body: { password } })
