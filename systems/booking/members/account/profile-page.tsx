import { maxPhoneLength } from '@agency/contracts/people/phone-number.ts'
import { CheckField, SelectField, TextField } from '@agency/ui/forms/field.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { accountWords } from '@agency/words/booking/account/words.ts'
import type { Context } from 'hono'
import { countryCodes, countryOptions } from '../../pages/forms/country-options.ts'
import { type Fault, fieldsOf, statusOf } from '../../pages/forms/fault.ts'
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
  const say = accountWords().profile
  const field = fieldsOf(
    faults,
    value ?? (name => account[name as 'firstName' | 'lastName' | 'phone' | 'countryCode'] ?? ''),
  )
  const country = field('countryCode')
  const code = country.defaultValue || 'MYS'
  return accountPage(c, {
    status: statusOf(faults),
    name: 'profile',
    main: (
      <>
        {done && <Notice tone="success">{done}</Notice>}
        <FaultSummary faults={faults} />
        <form method="post" className="form-column">
          <p>
            {say.email}
            <br />
            <b>{account.email}</b> {!account.emailConfirmedAt && <small>{say.unconfirmed}</small>}
          </p>
          <TextField {...field('firstName')} autoComplete="given-name" maxLength={100} />
          <TextField {...field('lastName')} optional autoComplete="family-name" maxLength={100} />
          <SelectField {...country} defaultValue={code} options={withCountry(code)} />
          <TextField {...field('phone')} optional type="tel" autoComplete="tel-national" maxLength={maxPhoneLength} />
          {news !== undefined && (
            <CheckField name="news" defaultChecked={news}>
              {say.news}
            </CheckField>
          )}
          <button type="submit" className="button">
            {say.save}
          </button>
        </form>
      </>
    ),
  })
}

/** Adds an account's country that the list lacks. */
function withCountry(current: string) {
  return [...countryOptions(), ...(countryCodes.has(current) ? [] : [{ value: current, label: current }])]
}
