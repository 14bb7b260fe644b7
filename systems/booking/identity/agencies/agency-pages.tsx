import { maxPhoneLength } from '@agency/contracts/people/phone-number.ts'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { SelectField, TextArea, TextField } from '@agency/ui/forms/field.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { agencyWords } from '@agency/words/booking/agency/words.ts'
import { bookingPageWords } from '@agency/words/booking/page/words.ts'
import type { Context } from 'hono'
import { sitePath } from '../../http/know-site.ts'
import { type Fault, fieldsOf, statusOf } from '../../pages/forms/fault.ts'
import { FaultSummary } from '../../pages/forms/fault-summary.tsx'
import { Message } from '../../pages/message.tsx'
import { page } from '../../pages/page.tsx'

export function agencyPage(c: Context, faults: Fault[] = [], value: (name: string) => string = () => '') {
  const say = agencyWords()
  const field = fieldsOf(faults, value)
  const states = Object.entries({ '': say.chooseState, ...say.states }).map(([value, label]) => ({ value, label }))
  return page(c, {
    status: statusOf(faults),
    title: say.title,
    main: (
      <section className="narrow">
        <h1>{say.title}</h1>
        <p className="lead">{say.intro}</p>
        <FaultSummary faults={faults} />
        <form method="post" action="/Agent/Register" className="form-column">
          <TextField {...field('AgencyName')} autoComplete="organization" maxLength={120} />
          <TextField {...field('LicenceNumber')} hint={say.hints.licence} maxLength={30} />
          <TextField {...field('RegistrationNumber')} hint={say.hints.registration} maxLength={30} />
          <TextField {...field('ContactPerson')} autoComplete="name" maxLength={100} />
          <TextField {...field('Email')} type="email" autoComplete="email" maxLength={254} />
          <TextField {...field('Phone')} type="tel" autoComplete="tel" maxLength={maxPhoneLength} />
          <TextField {...field('Town')} autoComplete="address-level2" maxLength={80} />
          <SelectField {...field('State')} options={states} />
          <TextArea {...field('Message')} hint={say.hints.message} optional maxLength={2000} />
          <button type="submit" className="button">
            {say.send}
          </button>
        </form>
        <p className="beside">
          <a href={c.var.siteUrl + sitePath('/AgentLogin')}>{say.amAgent}</a>
        </p>
      </section>
    ),
  })
}

export function receivedPage(c: Context, reference: string, email?: string) {
  const say = agencyWords().arrived
  return page(c, {
    title: say.title,
    main: (
      <Message title={say.title}>
        <p>
          <Sentence of={say.reference(<b>{reference}</b>, email)} />
        </p>
        <p>{say.text}</p>
        <ButtonLink href={c.var.siteUrl + sitePath('/')}>{bookingPageWords().goToSite}</ButtonLink>
      </Message>
    ),
  })
}
