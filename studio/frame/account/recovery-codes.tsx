import { saveAsFile } from '../../calls/save-as-file.ts'
import { MainButton, SmallButton } from '../../parts/buttons.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { FocusedHeading } from '../../parts/focused-heading.tsx'
import { words } from '../../words/words.ts'

/** New recovery codes, which are shown this one time. */
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
