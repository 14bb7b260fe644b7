import { bookingLinks } from '@agency/contracts/booking/links.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { visitorAddress } from '@agency/service-kit/http/visitor-address.ts'
import { limitKey } from '@agency/service-kit/sign-in/growing-delay.ts'
import type { Hono } from 'hono'
import type { Booking } from '../../booking.ts'
import { agencyApplications } from '../../database/agency-tables.ts'
import { transaction } from '../../database/booking-database.ts'
import { postedForm } from '../../http/posted-fields.ts'
import { countCall } from '../limits/limits.ts'
import { waitPage } from '../limits/wait-page.tsx'
import { agencyPage, receivedPage } from './agency-pages.tsx'
import { type Application, readApplication } from './application.ts'
import { mailApplication, referenceOf } from './application-mails.ts'

const pagePath = bookingLinks.agentRegister
const perAddress = { calls: 30, seconds: 3600 }
/** Receipts, against flooding an applicant's mailbox. Applications beyond them still arrive: the owner may be next. */
const perMailbox = { calls: 3, seconds: 24 * 3600 }

/** `/Agent/Register`: stores an application; people decide. */
export function addRegisterAgency(app: Hono<ServiceEnv>, booking: Booking): void {
  const { db, settings } = booking
  app.get(pagePath, c => agencyPage(c))

  app.post(pagePath, async c => {
    const page = { href: pagePath, own: true }
    const address = limitKey('agency', visitorAddress(c, settings.TRUSTED_PROXIES))
    const wait = await countCall(db, address, perAddress)
    if (wait > 0) return waitPage(c, wait, page)
    const posted = await postedForm(c)
    const read = readApplication(posted)
    if ('faults' in read) return agencyPage(c, read.faults, posted)
    const isFull = (await countCall(db, limitKey('agency mailbox', read.value.Email), perMailbox)) > 0
    const id = await apply(booking, read.value, isFull)
    return receivedPage(c, referenceOf(id), isFull ? undefined : read.value.Email)
  })
}

/** In one transaction with its mails. @returns Its number. */
async function apply(booking: Booking, application: Application, isFull: boolean): Promise<number> {
  return transaction(booking.db, async tx => {
    const [row] = await tx
      .insert(agencyApplications)
      .values({
        agencyName: application.AgencyName,
        licenceNumber: application.LicenceNumber,
        registrationNumber: application.RegistrationNumber,
        contactPerson: application.ContactPerson,
        email: application.Email,
        phone: application.Phone,
        town: application.Town,
        state: application.State,
        message: application.Message,
      })
      .returning({ id: agencyApplications.id })
    if (row === undefined) throw new Error('no application was stored')
    await mailApplication(tx, booking, row.id, application, isFull)
    return row.id
  })
}
