import { unbrokenAmounts } from '@agency/ui/formats/money.ts'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { currentLanguage } from '@agency/words/current-language.ts'
import type { Language } from '@agency/words/language-codes.ts'
import { languages, tagOf } from '@agency/words/languages.ts'
import type { TermsText } from './terms-text.ts'
import { whatIfId } from './what-if-id.ts'

/** The styles come with the price choice. */
export type WhatIf = {
  text: TermsText
  /** The page about cancelling. */
  more: string | undefined
  others: { language: Language; href: string }[]
}

export function WhatIfICancel({ whatIf }: { whatIf: WhatIf | undefined }) {
  if (!whatIf) return null
  const { text, more, others } = whatIf
  return (
    <section
      id={whatIfId}
      className="terms"
      lang={text.language === currentLanguage() ? undefined : tagOf(text.language)}
    >
      <h2>{text.title}</h2>
      <TermsTable text={text} />
      <p>
        {more && <a href={more}>{text.more}</a>}
        {others.map(({ language, href }) => (
          <a key={language} href={href} lang={tagOf(language)} rel="nofollow">
            {languages[language].name}
          </a>
        ))}
      </p>
    </section>
  )
}

export function FoldedTerms({ texts }: { texts: TermsText[] }) {
  return texts.length > 0 ? (
    <div className="terms">
      <PageStyle name="terms" />
      {texts.map(text => (
        <details key={text.language} lang={tagOf(text.language)}>
          <summary>{text.title}</summary>
          <TermsTable text={text} />
        </details>
      ))}
    </div>
  ) : null
}

export function TermsOfKinds({ kinds }: { kinds: TermsText[] }) {
  return kinds.map(text => (
    <section key={text.kind} className="terms" lang={tagOf(text.language)}>
      <PageStyle name="terms" />
      <h3>{text.kind}</h3>
      <TermsTable text={text} />
    </section>
  ))
}

function TermsTable({ text }: { text: TermsText }) {
  const { intro, columns, rows, notes } = text
  return (
    <>
      <PageStyle name="table" />
      <table>
        <caption>{unbrokenAmounts(intro)}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([when, ...cells]) => (
            <tr key={when}>
              <th scope="row">{when}</th>
              {cells.map(cell => (
                <td key={cell}>{unbrokenAmounts(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        {notes.map(note => (
          <li key={note}>{unbrokenAmounts(note)}</li>
        ))}
      </ul>
    </>
  )
}
