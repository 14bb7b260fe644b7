import type { PriceContents } from '@agency/contracts/site/terms/seller.ts'
import { currentLanguage } from '@agency/words/current-language.ts'
import { peopleWords } from '@agency/words/trust/people/words.ts'
import { useRouteLoaderData } from 'react-router'
import type { Shell } from '../shell-model.server.ts'
import { SellerRows } from './seller-rows.tsx'
import { type SellerText, type SellerValue, sellerId, sellerText } from './seller-text.ts'

type TrustFactsProps = {
  title: string
  names: SellerText['rows'][number]['name'][]
  contents?: PriceContents
  /** The general rule for deposits applies. */
  takesDeposit: boolean
}

/** The pages that show it have `TrustStyle` already. */
export function TrustFacts({ title, names, contents, takesDeposit }: TrustFactsProps) {
  const shell = useRouteLoaderData<{ shell: Shell }>('root')?.shell
  const text = shell && sellerText(currentLanguage(), shell.brand, contents)
  const rows = (text?.rows ?? []).filter(({ name }) => names.includes(name))
  const facts = [...(shell && takesDeposit ? depositOf(shell) : []), ...rows]
  if (!text || facts.length === 0) return null
  return (
    <section className="trust-facts" aria-label={title}>
      <h2>{title}</h2>
      <SellerRows rows={facts} />
      {shell.rolePaths.terms && <a href={`${shell.rolePaths.terms}#${sellerId}`}>{text.more}</a>}
    </section>
  )
}

function depositOf({
  brand: { deposit },
  rolePaths: { cancelling },
}: Shell): { label: string; values: SellerValue[] }[] {
  const more = cancelling ? [{ text: peopleWords().cancelling, href: cancelling }] : []
  return deposit ? [{ label: peopleWords().deposit, values: [{ text: deposit }, ...more] }] : []
}
