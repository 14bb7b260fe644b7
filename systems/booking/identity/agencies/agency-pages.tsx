import { maxPhoneLength } from '@agency/contracts/people/phone-number.ts'
import { SelectField, TextArea, TextField } from '@agency/ui/forms/field.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import type { Context } from 'hono'
import { type Fault, faultOf, statusOf } from '../../pages/forms/fault.ts'
import { FaultSummary } from '../../pages/forms/fault-summary.tsx'
import { Message } from '../../pages/message.tsx'
import { page } from '../../pages/page.tsx'
import { labels } from './application.ts'
import { stateNames } from './states.list.ts'

const states = [{ value: '', label: 'Please choose' }, ...stateNames.map(state => ({ value: state, label: state }))]

export function agencyPage(c: Context, faults: Fault[] = [], value: (name: string) => string = () => '') {
  const field = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    defaultValue: value(name),
    error: faultOf(faults, name),
  })
  return page(c, {
    status: statusOf(faults),
    title: 'Register your agency',
    main: (
      <section className="narrow">
        <h1>Register your agency</h1>
        <p className="lead">
          For licensed travel agencies that want to book with us at net rates. Our agent desk checks every registration
          and answers within three working days. No account is opened before that.
        </p>
        <FaultSummary faults={faults} labels={labels} />
        <form method="post" action="/Agent/Register" className="form-column">
          <TextField {...field('AgencyName')} autoComplete="organization" maxLength={120} />
          <TextField {...field('LicenceNumber')} hint="As on the licence, such as KPK/LN 1234." maxLength={30} />
          <TextField {...field('RegistrationNumber')} hint="SSM number, such as 201901000005." maxLength={30} />
          <TextField {...field('ContactPerson')} autoComplete="name" maxLength={100} />
          <TextField {...field('Email')} type="email" autoComplete="email" maxLength={254} />
          <TextField {...field('Phone')} type="tel" autoComplete="tel" maxLength={maxPhoneLength} />
          <TextField {...field('Town')} autoComplete="address-level2" maxLength={80} />
          <SelectField {...field('State')} options={states} />
          <TextArea
            {...field('Message')}
            hint="What you sell, and how we can reach you best."
            optional
            maxLength={2000}
          />
          <button type="submit" className="button">
            Send the registration
          </button>
        </form>
        <p className="beside">
          <a href={`${c.var.siteUrl}/AgentLogin`}>I am already an agent</a>
        </p>
      </section>
    ),
  })
}

export const receivedPage = (c: Context, reference: string, email?: string) =>
  page(c, {
    title: 'Your registration has arrived',
    main: (
      <Message title="Your registration has arrived">
        <p>
          Your reference is <b>{reference}</b>.{email && ` We will send a receipt to ${email}.`}
        </p>
        <p>
          Our agent desk checks the licence and answers within three working days. No account is opened before that.
        </p>
        <ButtonLink href={`${c.var.siteUrl}/`}>Go back to the website</ButtonLink>
      </Message>
    ),
  })
