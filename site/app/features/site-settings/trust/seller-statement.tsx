import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { tagOf } from '@agency/words/languages.ts'
import { SellerRows } from './seller-rows.tsx'
import { type SellerText, sellerId } from './seller-text.ts'

export function SellerStatement({ texts }: { texts: SellerText[] }) {
  return texts.map((text, at) => (
    <section
      key={text.language}
      id={at === 0 ? sellerId : undefined}
      className="terms seller"
      lang={tagOf(text.language)}
    >
      <PageStyle name="terms" />
      <h2>{text.title}</h2>
      <SellerRows rows={text.rows} />
    </section>
  ))
}

export function FoldedSeller({ texts }: { texts: SellerText[] }) {
  return (
    <div className="terms seller">
      <PageStyle name="terms" />
      {texts.map(text => (
        <details key={text.language} lang={tagOf(text.language)}>
          <summary>{text.title}</summary>
          <SellerRows rows={text.rows} />
        </details>
      ))}
    </div>
  )
}
