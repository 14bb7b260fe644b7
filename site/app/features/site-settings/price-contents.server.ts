import { priceParts } from '@agency/contracts/site/terms/seller.ts'
import { terms, wholeNumber } from '../../clients/content/readers/lenient-values.server.ts'

export const knownOf = <Name extends string>(names: readonly Name[]) =>
  terms.transform(chosen => names.filter(name => chosen.includes(name)))

export const priceContents = {
  priceIncludes: knownOf(priceParts),
  priceExtra: knownOf(priceParts),
  confirmationDays: wholeNumber,
}
