import type { PriceContents } from '@agency/contracts/site/terms/seller.ts'
import { useRouteLoaderData } from 'react-router'
import { catalogue, mainLanguage } from '../messages/catalogue.ts'
import type { Brand, Shell } from '../shell-model.server.ts'
import { SellerRows } from './seller-rows.tsx'
import { type SellerText, type SellerValue, sellerId, sellerPath, sellerText } from './seller-text.ts'

type TrustFactsProps = {
  title: string
  names: SellerText['rows'][number]['name'][]
  contents?: PriceContents
  /** The general rule for deposits applies. */
  takesDeposit: boolean
}

/** The pages that show it have `TrustStyle` already. */
export function TrustFacts({ title, names, contents, takesDeposit }: TrustFactsProps) {
  const brand = useRouteLoaderData<{ shell: Shell }>('root')?.shell.brand
  const text = brand && sellerText(catalogue[mainLanguage], brand, contents)
  const rows = (text?.rows ?? []).filter(({ name }) => names.includes(name))
  const facts = [...(brand && takesDeposit ? depositOf(brand) : []), ...rows]
  if (!text || facts.length === 0) return null
  return (
    <section className="trust-facts" aria-label={title}>
      <h2>{title}</h2>
      <SellerRows rows={facts} />
      <a href={`${sellerPath}#${sellerId}`}>{text.more}</a>
    </section>
  )
}

function depositOf({ deposit }: Brand): { label: string; values: SellerValue[] }[] {
  return deposit
    ? [{ label: 'Your deposit', values: [{ text: deposit }, { text: 'How cancelling works', href: '/cancel' }] }]
    : []
}
