import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { SellerRows } from './seller-rows.tsx'
import { type SellerText, sellerId } from './seller-text.ts'

export function SellerStatement({ texts }: { texts: SellerText[] }) {
  return texts.map((text, at) => (
    <section key={text.lang} id={at === 0 ? sellerId : undefined} className="terms seller" lang={text.lang}>
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
        <details key={text.lang} lang={text.lang}>
          <summary>{text.title}</summary>
          <SellerRows rows={text.rows} />
        </details>
      ))}
    </div>
  )
}
