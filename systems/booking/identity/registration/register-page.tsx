import { pdpaConsentVersion } from '@agency/contracts/booking/pdpa-consent.ts'
import { maxPhoneLength } from '@agency/contracts/people/phone-number.ts'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { CheckField, SelectField, TextField } from '@agency/ui/forms/field.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { signInWords } from '@agency/words/account/sign-in/words.ts'
import { fieldWords } from '@agency/words/booking/fields/words.ts'
import { registerWords } from '@agency/words/booking/register/words.ts'
import type { Context } from 'hono'
import { legalLink } from '../../http/know-site.ts'
import { countryOptions } from '../../pages/forms/country-options.ts'
import { type Fault, faultOf, fieldsOf, statusOf } from '../../pages/forms/fault.ts'
import { FaultSummary } from '../../pages/forms/fault-summary.tsx'
import { NewPasswordFields } from '../../pages/forms/new-password-fields.tsx'
import { Message } from '../../pages/message.tsx'
import { page } from '../../pages/page.tsx'

type RegisterView = {
  returnUrl: string
  formsTo: string[]
  value?: (name: string) => string
  faults?: Fault[]
}

/** For visitors without the website's dialog. */
export function registerPage(c: Context, { returnUrl, formsTo, value = () => '', faults = [] }: RegisterView) {
  const { siteUrl } = c.var
  const say = registerWords()
  const labels = fieldWords()
  const field = fieldsOf(faults, value)
  const country = { ...field('PhoneCode1'), defaultValue: value('PhoneCode1') || 'MYS' }
  return page(c, {
    status: statusOf(faults),
    title: say.title,
    formsTo,
    main: (
      <section className="narrow">
        <h1>{say.title}</h1>
        <FaultSummary faults={faults} />
        <form
          method="post"
          action={`/Member/SimpleRegister?returnURL=${encodeURIComponent(returnUrl)}`}
          className="form-column"
        >
          <TextField {...field('Email')} type="email" autoComplete="username" maxLength={254} />
          <NewPasswordFields faults={faults} label={labels.Password} again={labels.ConfirmPassword} />
          <TextField {...field('firstName')} optional autoComplete="given-name" maxLength={100} />
          <TextField {...field('lastName')} optional autoComplete="family-name" maxLength={100} />
          <SelectField {...country} options={countryOptions()} />
          <TextField
            {...field('PrimaryPhone')}
            optional
            type="tel"
            autoComplete="tel-national"
            maxLength={maxPhoneLength}
          />
          <TextField {...field('ActivationCode')} optional maxLength={40} />
          <CheckField name="agreeTnC" defaultChecked={value('agreeTnC') === 'true'} error={faultOf(faults, 'agreeTnC')}>
            <Sentence of={say.agree(text => <a {...legalLink(siteUrl, '/tnc')}>{text}</a>)} />
          </CheckField>
          <CheckField name="pdpaConsent" value={pdpaConsentVersion} defaultChecked={value('pdpaConsent') !== ''}>
            <Sentence of={signInWords().register.news(text => <a {...legalLink(siteUrl, '/pdpa')}>{text}</a>)} />{' '}
            {say.optional}
          </CheckField>
          <button type="submit" className="button">
            {say.signUp}
          </button>
        </form>
        <p className="beside">
          <a href="/account/login">{say.haveOne}</a>
        </p>
      </section>
    ),
  })
}

export function welcomePage(c: Context, returnUrl: string) {
  const say = registerWords().ready
  return page(c, {
    title: say.title,
    main: (
      <Message title={say.title}>
        <p>{say.text}</p>
        <ButtonLink href={`/account/login?ReturnUrl=${encodeURIComponent(returnUrl)}`}>{say.logIn}</ButtonLink>
      </Message>
    ),
  })
}
