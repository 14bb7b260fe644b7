import { readEmailAddress } from '@agency/contracts/people/email-address.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { visitorAddress } from '@agency/service-kit/http/visitor-address.ts'
import { limitKey } from '@agency/service-kit/sign-in/growing-delay.ts'
import { hashPassword } from '@agency/service-kit/sign-in/password-hash.ts'
import { eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import type { Booking } from '../../booking.ts'
import { accounts } from '../../database/account-tables.ts'
import { transaction } from '../../database/booking-database.ts'
import { postedForm } from '../../http/posted-fields.ts'
import { returnAddress } from '../../http/return-address.ts'
import { findCandidate } from '../../members/accounts/account.ts'
import { forgetLink, takeTokenFromAddress, tokenOfLink } from '../../messages/link-cookie.ts'
import { readLinkToken, useLinkToken } from '../../messages/mailed-link.ts'
import { countCall, forgetAttempts } from '../limits/limits.ts'
import { waitPage } from '../limits/wait-page.tsx'
import { faultsOfNewPassword } from '../passwords/password-rules.ts'
import { claimAddress } from '../registration/claim-address.ts'
import { rememberBrowser } from '../sessions/known-browser.ts'
import { signOut } from '../sessions/session-cookie.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { accountLimit } from '../sign-in/attempt.ts'
import { mailResetLink } from './reset-mail.ts'
import { askPage, brokenLinkPage, changedPage, choosePage, sentPage } from './reset-pages.tsx'

const pagePath = '/account/resetpassword'
const perAddress = { calls: 30, seconds: 3600 }

export function addResetPassword(app: Hono<ServiceEnv>, booking: Booking): void {
  const { db, settings, log } = booking

  app.get(pagePath, async c => {
    const clean = takeTokenFromAddress(c, settings)
    if (clean) return clean
    const token = tokenOfLink(c)
    if (token === undefined) return askPage(c)
    return (await readLinkToken(db, 'reset-password', token)) === undefined ? refuseLink(c) : choosePage(c)
  })

  app.post(pagePath, async c => {
    const token = tokenOfLink(c)
    if (token !== undefined) return takePassword(c, token, await postedForm(c))
    const key = limitKey('reset', visitorAddress(c, settings.TRUSTED_PROXIES))
    const wait = await countCall(db, key, perAddress)
    if (wait > 0) return waitPage(c, wait, returnAddress(c, settings, undefined))
    return sendLink(c, (await postedForm(c))('Email').trim())
  })

  async function sendLink(c: Context, typed: string) {
    const email = readEmailAddress(typed)
    if (!email) return askPage(c, [{ name: 'Email', why: typed ? 'badEmail' : 'required' }], typed)
    // Not awaited: the answer's time must not reveal an account.
    mailResetLink(booking, email).catch(error => log.error({ code: error.code }, 'a reset link was not mailed'))
    return sentPage(c)
  }

  async function takePassword(c: Context, token: string, posted: (name: string) => string) {
    // Before hashing: anybody can invent a link, and hashing for them would delay sign-ins.
    const linked = await readLinkToken(db, 'reset-password', token)
    const candidate = linked === undefined ? undefined : await findCandidate(db, linked)
    if (candidate === undefined) return refuseLink(c)
    const owner = { ...candidate.account, ...c.var }
    const faults = faultsOfNewPassword(posted('Password'), posted('ConfirmPassword'), owner)
    if (faults.length > 0) return choosePage(c, faults)
    const passwordHash = await hashPassword(posted('Password'))
    const accountId = await transaction(db, async tx => {
      const id = await useLinkToken(tx, 'reset-password', token)
      const account = id === undefined ? undefined : (await findCandidate(tx, id))?.account
      if (account === undefined) return undefined
      await claimAddress(tx, account)
      await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id))
      await endSessionsOf(tx, account.id)
      await forgetAttempts(tx, accountLimit(account.id))
      return account.id
    })
    if (accountId === undefined) return refuseLink(c)
    forgetLink(c)
    await signOut(c, booking)
    // The reader of the mailbox is the owner: strangers' attempts must not lock this browser out.
    await rememberBrowser(c, settings, accountId)
    return changedPage(c)
  }
}

function refuseLink(c: Context) {
  forgetLink(c)
  return brokenLinkPage(c)
}
