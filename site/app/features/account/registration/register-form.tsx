import { bookingLinks } from '@agency/contracts/booking/links.ts'
import { spentReferralCodes } from '@agency/contracts/booking/referral-codes.ts'
import { CheckField, SelectField, TextField } from '@agency/ui/forms/field.tsx'
import type { AccountPage } from '../account-page.ts'
import { PasswordField } from '../login/password-field.tsx'

const inAnyCase = (code: string) => code.replace(/[A-Z]/g, letter => `[${letter}${letter.toLowerCase()}]`)
/** Without script the browser asks to take a spent code out; script blanks it, see `account-forms.client.ts`. */
const notSpent = `(?!\\s*(?:${spentReferralCodes.map(inAnyCase).join('|')})\\s*$).*`

/** Becoming a member: posts to the booking site. Quick Sign Up and Create an Account are both this form. */
export function RegisterForm({ page }: { page: AccountPage }) {
  const query = `?returnURL=${encodeURIComponent(page.origin)}`
  const action = `${page.booking}/member/SimpleRegister${query}`
  const isOptional = (name: AccountPage['registerRequires'][number]) => !page.registerRequires.includes(name)
  return (
    <form className="form-column register" method="post" action={action} data-account-form="register">
      <div data-form-error />
      <TextField
        name="Email"
        id="register-email"
        label="E-mail"
        type="email"
        autoComplete="email"
        maxLength={254}
        data-missing="Required"
        data-malformed="Invalid email format."
        data-check-email
      />
      <div className="register__pair">
        <PasswordField
          name="Password"
          label="Password"
          autoComplete="new-password"
          missing="Required"
          minLength={8}
          hint="At least 8 characters."
        />
        <PasswordField name="ConfirmPassword" label="Confirm password" autoComplete="new-password" missing="Required" />
      </div>
      <div className="register__pair">
        <TextField
          name="firstName"
          optional={isOptional('firstName')}
          label="First name"
          autoComplete="given-name"
          maxLength={100}
          data-missing="Required"
        />
        <TextField
          name="lastName"
          optional={isOptional('lastName')}
          label="Last name"
          autoComplete="family-name"
          maxLength={100}
          data-missing="Required"
        />
      </div>
      <div className="register__pair">
        <SelectField name="PhoneCode1" label="Country of your phone" options={page.countries} autoComplete="country" />
        <TextField
          name="PrimaryPhone"
          optional={isOptional('PrimaryPhone')}
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={20}
          data-missing="Required"
          data-check-phone
        />
      </div>
      <TextField
        name="ActivationCode"
        label="Referral code"
        maxLength={40}
        autoComplete="off"
        optional
        pattern={notSpent}
        title={`${spentReferralCodes.join(' and ')} have ended. Please leave this field empty.`}
      />
      <CheckField
        name="agreeTnC"
        required
        data-missing="Please check the term and condition to proceed with registration."
      >
        I agree to the <a href="/tnc">terms and conditions</a>.
      </CheckField>
      <CheckField name="subscribeNews">
        Send me offers by e-mail, as the <a href="/pdpa">privacy notice</a> describes. (optional)
      </CheckField>
      <p className="field__hint">You are not signed in afterwards: log in once with your new password.</p>
      <button type="submit" className="button">
        Create my account
      </button>
      <p className="field__hint">
        Or <a href={page.booking + bookingLinks.register + query}>sign up on our booking site</a>.
      </p>
    </form>
  )
}
