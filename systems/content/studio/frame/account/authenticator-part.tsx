import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { PasswordField } from '@agency/ui/forms/password-field.tsx'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Account, offerTotp, removeTotp, renewCodes, type TotpOffer } from '../../calls/account.ts'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { words } from '../../words/words.ts'
import { AuthenticatorSetUp, RecoveryCodes } from './authenticator-set-up.tsx'

const fewCodes = 3

/** `isNeeded`: the role needs an authenticator, so it stays on. */
type PartProps = { account: Account; isNeeded: boolean }

/** Set-up, recovery codes and removal of two-step sign-in. */
export function AuthenticatorPart({ account: { authenticatorSince, recoveryCodes }, isNeeded }: PartProps) {
  const { revalidate } = useRevalidator()
  const [offer, setOffer] = useState<TotpOffer>()
  const [codes, setCodes] = useState<string[]>()
  const texts = words.account.authenticator
  const isOn = authenticatorSince !== null

  async function showCodes({ codes }: { codes: string[] }) {
    setOffer(undefined)
    setCodes(codes)
  }

  /** Revalidates only now: if the role needs an authenticator, the studio then replaces this part. */
  async function leaveCodes() {
    await revalidate()
    setCodes(undefined)
  }

  return (
    <section className="part">
      {codes ? (
        <RecoveryCodes codes={codes} onKept={leaveCodes} />
      ) : offer ? (
        <AuthenticatorSetUp offer={offer} onConfirmed={showCodes} onCancel={() => setOffer(undefined)} />
      ) : (
        <>
          <h2>{texts.title}</h2>
          <p>{isOn ? texts.on(formatInstant(Date.parse(authenticatorSince))) : texts.off}</p>
          {!isOn && (
            <PasswordQuestion
              name="begin"
              action={texts.begin}
              onPassword={async password => setOffer(await offerTotp(password))}
            />
          )}
        </>
      )}
      {isOn && !codes && (
        <>
          <p>
            {words.account.codes.left(recoveryCodes)} {recoveryCodes <= fewCodes && words.account.codes.few}
          </p>
          <PasswordQuestion
            name="renew"
            action={words.account.codes.renew}
            help={words.account.codes.renewHelp}
            onPassword={async password => showCodes(await renewCodes(password))}
          />
          {!isNeeded && (
            <PasswordQuestion
              name="remove"
              action={texts.remove}
              onPassword={async password => {
                await removeTotp(password)
                return { message: texts.removed }
              }}
            />
          )}
        </>
      )}
    </section>
  )
}

type PasswordQuestionProps = {
  name: string
  action: string
  help?: string
  onPassword: (password: string) => Promise<unknown>
}

/** Folded at first. */
function PasswordQuestion({ name, action, help, onPassword }: PasswordQuestionProps) {
  return (
    <details>
      <summary>{action}</summary>
      <SubmitForm isQuiet action={action} work={fields => onPassword(fields[name] ?? '')}>
        {help && <p>{help}</p>}
        <PasswordField name={name} label={words.account.authenticator.password} autoComplete="current-password" />
      </SubmitForm>
    </details>
  )
}
