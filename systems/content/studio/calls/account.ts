import type { account, ownSessions, recoveryCodes, totpOffer } from '@agency/contracts/manage/account.ts'
import type { z } from 'zod'
import { call } from './call.ts'

export type Account = z.output<typeof account>
export type OwnSession = z.output<typeof ownSessions>['sessions'][number]
export type TotpOffer = z.output<typeof totpOffer>

type Codes = z.output<typeof recoveryCodes>

export const readAccount = () => call<Account>('GET', 'me')

export const readSessions = () => call<{ sessions: OwnSession[] }>('GET', 'me/sessions')

export const changeAccount = (body: { name: string; mails?: boolean; password?: { current: string; next: string } }) =>
  call('PUT', 'me', { body })

export const offerTotp = (password: string) => call<TotpOffer>('POST', 'me/totp', { body: { password } })

export const confirmTotp = (code: string) => call<Codes>('POST', 'me/totp/confirm', { body: { code } })

export const removeTotp = (password: string) => call('POST', 'me/totp/remove', { body: { password } })

export const renewCodes = (password: string) => call<Codes>('POST', 'me/recovery-codes', { body: { password } })

export const endSession = (id?: string) => call('DELETE', id === undefined ? 'me/sessions' : `me/sessions/${id}`)

export const rememberTour = () => call('PUT', 'me/tour')
