import { TextField } from '@agency/ui/forms/field.tsx'
import { confirmTotp, type TotpOffer } from '../../calls/account.ts'
import { saveAsFile } from '../../calls/save-as-file.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { MainButton, QuietButton, SmallButton } from '../../parts/forms/buttons.tsx'
import { FocusedHeading } from '../../parts/forms/focused-heading.tsx'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { words } from '../../words/words.ts'

type SetUpProps = {
  offer: TotpOffer
  onConfirmed: (answer: { codes: string[] }) => Promise<void>
  onCancel: () => void
}

export function AuthenticatorSetUp({ offer: { qr, secret }, onConfirmed, onCancel }: SetUpProps) {
  const texts = words.account.authenticator
  return (
    <SubmitForm
      action={texts.confirm}
      work={async ({ totp = '' }) => onConfirmed(await confirmTotp(totp))}
      aside={<QuietButton onClick={onCancel}>{texts.cancel}</QuietButton>}
    >
      <FocusedHeading>{texts.title}</FocusedHeading>
      <p>{texts.scan}</p>
      <img
        className="qr"
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={texts.qr}
        width={200}
        height={200}
      />
      <div>
        <h3>{texts.key}</h3>
        <div className="picked">
          <code className="secret">{secret.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton text={secret} />
        </div>
      </div>
      <TextField name="totp" label={texts.code} inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
    </SubmitForm>
  )
}

/** Shown only once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const texts = words.account.codes
  const list = codes.join('\n')
  return (
    <div className="form-column">
      <FocusedHeading>{texts.title}</FocusedHeading>
      <p>{texts.help}</p>
      <ul className="codes" aria-label={texts.title}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="buttons">
        <CopyButton text={list} />
        <SmallButton onClick={() => saveAsFile('recovery-codes.txt', `${list}\n`)}>{texts.save}</SmallButton>
        <MainButton onClick={onKept}>{texts.kept}</MainButton>
      </div>
    </div>
  )
}
