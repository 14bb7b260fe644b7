import { bookingLinks } from '@agency/contracts/booking/links.ts'
import { pdpaConsentVersion } from '@agency/contracts/booking/pdpa-consent.ts'
import { isSpentReferralCode, spentReferralCodes } from '@agency/contracts/booking/referral-codes.ts'
import { maxPhoneLength } from '@agency/contracts/people/phone-number.ts'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { CheckField, SelectField, TextField } from '@agency/ui/forms/field.tsx'
import { PasswordField } from '@agency/ui/forms/password-field.tsx'
import { signInWords } from '@agency/words/account/sign-in/words.ts'
import { controlWords } from '@agency/words/shell/controls/words.ts'
import type { FormEvent } from 'react'
import type { AccountForms } from '../account-forms.ts'
import { registerRules } from '../browser/account-rules.ts'
import { useFormChecks } from '../browser/use-form-checks.ts'
import { useEmailCheck, usePhoneCheck } from './server-checks.ts'

const inAnyCase = (code: string) => code.replace(/[A-Z]/g, letter => `[${letter}${letter.toLowerCase()}]`)
/** Without script, the browser's message asks the visitor to remove a spent code; script blanks it. */
const notSpent = `(?!\\s*(?:${spentReferralCodes.map(inAnyCase).join('|')})\\s*$).*`

type RegisterFormProps = {
  forms: AccountForms
  isAlone?: boolean
}

/** Quick Sign Up and Create an Account are both this form. Posts to the booking site. */
export function RegisterForm({ forms, isAlone }: RegisterFormProps) {
  const query = `?returnURL=${encodeURIComponent(forms.origin)}`
  const say = signInWords()
  const { mismatch } = say.register
  const checks = useFormChecks(registerRules(forms.registerRequires, isAlone ? mismatch.alone : mismatch.quick))
  const emailCheck = useEmailCheck(checks)
  const phoneCheck = usePhoneCheck(checks)
  const optional = (name: AccountForms['registerRequires'][number]) => !forms.registerRequires.includes(name)
  const linked = (path: string | undefined, text: string) => (path ? <a href={path}>{text}</a> : text)

  function submit(event: FormEvent<HTMLFormElement>) {
    const code = event.currentTarget.querySelector<HTMLInputElement>('[name=ActivationCode]')
    if (code && isSpentReferralCode(code.value)) code.value = ''
    if (checks.holdsBack(event)) return
    const news = event.currentTarget.querySelector<HTMLInputElement>('[name=subscribeNews]')
    if (news) news.disabled = !new FormData(event.currentTarget).has('pdpaConsent')
  }
  return (
    <form {...checks.form} method="post" action={`${forms.booking}/member/SimpleRegister${query}`} onSubmit={submit}>
      <TextField
        name="Email"
        id="register-email"
        label={say.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...checks.fault('Email')}
        {...emailCheck}
      />
      <div className="register__pair">
        <PasswordField
          name="Password"
          label={say.password}
          autoComplete="new-password"
          minLength={8}
          hint={say.register.passwordHint}
          {...checks.fault('Password')}
        />
        <PasswordField
          name="ConfirmPassword"
          label={say.register.again}
          autoComplete="new-password"
          {...checks.fault('ConfirmPassword')}
        />
      </div>
      <div className="register__pair">
        <TextField
          name="firstName"
          optional={optional('firstName')}
          label={say.register.firstName}
          autoComplete="given-name"
          maxLength={100}
          {...checks.fault('firstName')}
        />
        <TextField
          name="lastName"
          optional={optional('lastName')}
          label={say.register.lastName}
          autoComplete="family-name"
          maxLength={100}
          {...checks.fault('lastName')}
        />
      </div>
      <div className="register__pair">
        <SelectField
          name="PhoneCode1"
          label={say.register.country}
          options={Object.entries(forms.countries).map(([value, label]) => ({ value, label }))}
          autoComplete="country"
          onChange={phoneCheck.onCountry}
        />
        <TextField
          name="PrimaryPhone"
          optional={optional('PrimaryPhone')}
          label={say.register.phone}
          type="tel"
          autoComplete="tel"
          maxLength={maxPhoneLength}
          {...checks.fault('PrimaryPhone')}
          {...phoneCheck.phone}
        />
      </div>
      <TextField
        name="ActivationCode"
        label={say.register.code}
        maxLength={40}
        autoComplete="off"
        optional
        pattern={notSpent}
        title={say.register.codeTitle}
        {...checks.fault('ActivationCode')}
      />
      <CheckField name="agreeTnC" required {...checks.fault('agreeTnC')}>
        <Sentence of={say.register.terms(text => linked(forms.pages.terms, text))} />
      </CheckField>
      <CheckField name="pdpaConsent" value={pdpaConsentVersion}>
        <Sentence of={say.register.news(text => linked(forms.pages.privacy, text))} /> {controlWords().optional}
      </CheckField>
      {/* Some receivers know no other field. Without script ours reads the consent alone. */}
      <input type="hidden" name="subscribeNews" value="true" disabled />
      <p className="field__hint">{say.register.note}</p>
      <button type="submit" className="button">
        {say.register.send}
      </button>
      <p className="field__hint">
        <Sentence of={say.register.elsewhere(text => linked(forms.booking + bookingLinks.register + query, text))} />
      </p>
    </form>
  )
}
