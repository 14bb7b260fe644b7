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

export const may = (user: User, role: Role): boolean => includesRole(user.role, role)

export const readAgency = () => call<{ name: string }>('GET', 'agency')

/** undefined without a session. */
export async function currentUser(): Promise<User | undefined> {
  try {
    return begin(await call<Session>('GET', 'session'))
  } catch (error) {
    if (error instanceof CallFailure && error.status === 401) return undefined
    throw error
  }
}

export async function signIn(email: string, password: string, code?: string): Promise<User> {
  return begin(await call<Session>('POST', 'session', { body: { email, password, ...(code && { code }) } }))
}

export async function signOut(): Promise<void> {
  await call('DELETE', 'session')
}

function begin({ user, csrf }: Session): User {
  rememberCsrf(csrf)
  return user
}

export const askForPassword = (email: string) => call('POST', 'password-reset', { body: { email } })

export const choosePassword = (token: string, password: string) =>
  call('POST', `password-reset/${token}`, { body: { password } })
