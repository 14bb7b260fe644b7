import { pdpaConsent } from '@agency/contracts/booking/pdpa-consent.ts'
import { maxPhoneLength } from '@agency/contracts/people/phone-number.ts'
import { CheckField, SelectField, TextField } from '@agency/ui/forms/field.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import type { Context } from 'hono'
import { countryOptions } from '../../pages/forms/country-options.ts'
import { type Fault, faultOf, statusOf } from '../../pages/forms/fault.ts'
import { FaultSummary } from '../../pages/forms/fault-summary.tsx'
import { NewPasswordFields } from '../../pages/forms/new-password-fields.tsx'
import { Message } from '../../pages/message.tsx'
import { page } from '../../pages/page.tsx'
import { labels } from './registration.ts'

type RegisterView = {
  returnUrl: string
  formsTo: string[]
  value?: (name: string) => string
  faults?: Fault[]
}

/** For visitors without the website's dialog. */
export function registerPage(c: Context, { returnUrl, formsTo, value = () => '', faults = [] }: RegisterView) {
  const { siteUrl } = c.var
  const field = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    defaultValue: value(name),
    error: faultOf(faults, name),
  })
  const country = { ...field('PhoneCode1'), defaultValue: value('PhoneCode1') || 'MYS' }
  return page(c, {
    status: statusOf(faults),
    title: 'Create an account',
    formsTo,
    main: (
      <section className="narrow">
        <h1>Create an account</h1>
        <FaultSummary faults={faults} labels={labels} />
        <form
          method="post"
          action={`/Member/SimpleRegister?returnURL=${encodeURIComponent(returnUrl)}`}
          className="form-column"
        >
          <TextField {...field('Email')} type="email" autoComplete="username" maxLength={254} />
          <NewPasswordFields faults={faults} label={labels.Password} again={labels.ConfirmPassword} />
          <TextField {...field('firstName')} optional autoComplete="given-name" maxLength={100} />
          <TextField {...field('lastName')} optional autoComplete="family-name" maxLength={100} />
          <SelectField {...country} options={countryOptions} />
          <TextField
            {...field('PrimaryPhone')}
            optional
            type="tel"
            autoComplete="tel-national"
            maxLength={maxPhoneLength}
          />
          <TextField {...field('ActivationCode')} optional maxLength={40} />
          <CheckField name="agreeTnC" defaultChecked={value('agreeTnC') === 'true'} error={faultOf(faults, 'agreeTnC')}>
            I agree to the <a href={`${siteUrl}/tnc`}>terms and conditions</a>.
          </CheckField>
          <CheckField name="pdpaConsent" value={pdpaConsent.version} defaultChecked={value('pdpaConsent') !== ''}>
            {pdpaConsent.before}
            <a href={`${siteUrl}/pdpa`}>{pdpaConsent.notice}</a>
            {pdpaConsent.after} (optional)
          </CheckField>
          <button type="submit" className="button">
            Sign up
          </button>
        </form>
        <p className="beside">
          <a href="/account/login">I have an account</a>
        </p>
      </section>
    ),
  })
}

export const welcomePage = (c: Context, returnUrl: string) =>
  page(c, {
    title: 'Your account is ready',
    main: (
      <Message title="Your account is ready">
        <p>We sent you an e-mail: please follow its link to confirm your address. You are not logged in yet.</p>
        <ButtonLink href={`/account/login?ReturnUrl=${encodeURIComponent(returnUrl)}`}>Log in</ButtonLink>
      </Message>
    ),
  })
