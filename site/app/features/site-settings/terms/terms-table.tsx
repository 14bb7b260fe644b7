import { unbrokenAmounts } from '@agency/ui/formats/money.ts'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import type { TermsText } from './terms-text.ts'
import { whatIfId } from './what-if-id.ts'

/** What cancelling an offer costs, in one language, and the way to the others. Its styles come with those of the choice. */
export type WhatIf = { text: TermsText; others: { lang: string; language: string; href: string }[] }

export function WhatIfICancel({ whatIf }: { whatIf: WhatIf | undefined }) {
  if (!whatIf) return null
  const { text, others } = whatIf
  return (
    <section id={whatIfId} className="terms" lang={text.lang === 'en-MY' ? undefined : text.lang}>
      <h2>{text.title}</h2>
      <TermsTable text={text} />
      <p>
        <a href="/cancel">{text.more}</a>
        {others.map(({ lang, language, href }) => (
          <a key={lang} href={href} lang={lang} rel="nofollow">
            {language}
          </a>
        ))}
      </p>
    </section>
  )
}

/** The same beside a form: folded in each language. */
export function FoldedTerms({ texts }: { texts: TermsText[] }) {
  return texts.length > 0 ? (
    <div className="terms">
      <PageStyle name="terms" />
      <Folded texts={texts} />
    </div>
  ) : null
}

/** The terms of every kind of tour, each under its name. */
export function TermsOfKinds({ kinds }: { kinds: TermsText[][] }) {
  return kinds.map(([first, ...others]) =>
    first ? (
      <section key={first.kind} className="terms">
        <PageStyle name="terms" />
        <h3>{first.kind}</h3>
        <TermsTable text={first} />
        <Folded texts={others} nameOf={({ kind }) => kind} />
      </section>
    ) : null,
  )
}

type FoldedProps = { texts: TermsText[]; nameOf?: (text: TermsText) => string }

const Folded = ({ texts, nameOf = ({ title }) => title }: FoldedProps) =>
  texts.map(text => (
    <details key={text.lang} lang={text.lang}>
      <summary>{nameOf(text)}</summary>
      <TermsTable text={text} />
    </details>
  ))

/** The steps of one kind's terms as a table, and its other rules below. */
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
