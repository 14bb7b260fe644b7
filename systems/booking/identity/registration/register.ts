import { returnNotices } from '@agency/contracts/booking/return-notices.ts'
import { originOfPage } from '@agency/service-kit/http/origin-of-page.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { visitorAddress } from '@agency/service-kit/http/visitor-address.ts'
import { limitKey } from '@agency/service-kit/sign-in/growing-delay.ts'
import type { Context, Hono } from 'hono'
import type { Booking } from '../../booking.ts'
import { postedForm } from '../../http/posted-fields.ts'
import { queryOf, returnAddress, withQuery } from '../../http/return-address.ts'
import { type Fault, faultSentence } from '../../pages/forms/fault.ts'
import { countCall } from '../limits/limits.ts'
import { waitPage } from '../limits/wait-page.tsx'
import { whyGuessed } from '../passwords/password-rules.ts'
import { registerPage, welcomePage } from './register-page.tsx'
import { readRegistration, register } from './registration.ts'

const perAddress = { calls: 60, seconds: 3600 }
const exists: Fault = { name: 'Email', why: 'exists' }

/** `/member/SimpleRegister`: for the website's form and this page's. */
export function addRegister(app: Hono<ServiceEnv>, booking: Booking): void {
  const { db, settings } = booking
  const backOf = (c: Context) => returnAddress(c, settings, queryOf(c, 'returnURL'))

  // The specification spells the call one way and the link another.
  for (const path of ['/member/SimpleRegister', '/Member/SimpleRegister']) {
    app.get(path, c => registerPage(c, { returnUrl: backOf(c).href, formsTo: settings.siteOrigins }))
    app.post(path, post)
  }

  async function post(c: Context) {
    const back = backOf(c)
    const key = limitKey('register', visitorAddress(c, settings.TRUSTED_PROXIES))
    const wait = await countCall(db, key, perAddress)
    if (wait > 0) return waitPage(c, wait, back)
    const posted = await postedForm(c)
    const isOwnPage = settings.ownOrigins.includes(originOfPage(c) ?? '')
    const showFaults = (faults: Fault[]) =>
      registerPage(c, { returnUrl: back.href, formsTo: settings.siteOrigins, value: posted, faults })
    const refuse = (faults: Fault[]) => {
      if (isOwnPage || back.own) return showFaults(faults)
      return c.redirect(withQuery(back, { [returnNotices.registerError]: inOneLine(faults) }), 303)
    }

    const form = readRegistration(posted)
    if ('faults' in form) return refuse(form.faults)
    const { Password, Email, ...names } = form.value
    const why = whyGuessed(Password, { ...names, email: Email, ...c.var })
    // The website's form lacks this reason, so the visitor gets this page.
    if (why) return showFaults([{ name: 'Password', why }])
    const account = await register(booking, form.value)
    if (account === undefined) return refuse([exists])
    if (isOwnPage || back.own) return welcomePage(c, back.href)
    return c.redirect(withQuery(back, returnNotices.registered), 303)
  }
}

const inOneLine = (faults: Fault[]) => faults.map(faultSentence).join(' ')
