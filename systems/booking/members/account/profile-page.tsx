import { maxPhoneLength } from '@agency/contracts/people/phone-number.ts'
import { CheckField, SelectField, TextField } from '@agency/ui/forms/field.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import type { Context } from 'hono'
import { countryOptions } from '../../pages/forms/country-options.ts'
import { type Fault, faultOf, statusOf } from '../../pages/forms/fault.ts'
import { FaultSummary } from '../../pages/forms/fault-summary.tsx'
import { accountPage } from '../account-page.tsx'
import type { Account } from '../accounts/account.ts'

type ProfileView = {
  account: Account
  /** undefined for agents. */
  news: boolean | undefined
  faults?: Fault[]
  done?: string
  /** Typed values to correct. */
  value?: (name: string) => string
}

export function profilePage(c: Context, { account, news, faults = [], done, value }: ProfileView) {
  const field = (name: 'firstName' | 'lastName' | 'phone' | 'countryCode') => ({
    name,
    defaultValue: value?.(name) ?? account[name] ?? '',
    error: faultOf(faults, name),
  })
  const country = field('countryCode')
  const code = country.defaultValue || 'MYS'
  return accountPage(c, {
    status: statusOf(faults),
    title: 'Profile',
    main: (
      <>
        {done && <Notice tone="success">{done}</Notice>}
        <FaultSummary faults={faults} labels={{ firstName: 'First name' }} />
        <form method="post" className="form-column">
          <p>
            Email
            <br />
            <b>{account.email}</b> {!account.emailConfirmedAt && <small>(not confirmed yet)</small>}
          </p>
          <TextField {...field('firstName')} label="First name" autoComplete="given-name" maxLength={100} />
          <TextField {...field('lastName')} label="Last name" optional autoComplete="family-name" maxLength={100} />
          <SelectField
            {...country}
            label="Country of your phone number"
            defaultValue={code}
            options={withCountry(code)}
          />
          <TextField
            {...field('phone')}
            label="Phone number"
            optional
            type="tel"
            autoComplete="tel-national"
            maxLength={maxPhoneLength}
          />
          {news !== undefined && (
            <CheckField name="news" defaultChecked={news}>
              Send me offers by e-mail
            </CheckField>
          )}
          <button type="submit" className="button">
            Save
          </button>
        </form>
      </>
    ),
  })
}

/** Adds an account's country that the list lacks. */
function withCountry(current: string) {
  return countryOptions.some(({ value }) => value === current)
    ? countryOptions
    : [...countryOptions, { value: current, label: current }]
}
