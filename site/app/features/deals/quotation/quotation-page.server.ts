import { sellerWords } from '@agency/words/trust/seller/words.ts'
import * as z from 'zod'
import type { ContentSource } from '../../../clients/content/content-source.server.ts'
import { day, itinerary, picture, text, texts } from '../../../clients/content/readers/lenient-values.server.ts'
import { resolveRoute } from '../../../clients/content/routes/route-resolution.ts'
import { offerKind } from '../../offer-choice/offer-kinds.ts'
import { contentsOfOffer, loadOfferTerms, termsProperties } from '../../offer-choice/offer-terms.server.ts'
import { brandOn, loadBrand } from '../../site-settings/shell-model.server.ts'
import type { TermsSettings } from '../../site-settings/terms/booking-terms.server.ts'
import { type SellerText, sellerTexts } from '../../site-settings/trust/seller-text.ts'
import { type Quotation, readQuotation } from './signed-quotation.server.ts'

const schema = z.object({
  title: text,
  subtitle: text,
  image: picture,
  validUntil: day,
  itinerary,
  inclusions: texts,
  exclusions: texts,
  ...termsProperties,
})

type Asker = {
  content: ContentSource
  env: TermsSettings & { SITE_SECRET: string; SITE_URL: string }
  url: URL
  today: string
}

/** Prices and choice are those of the signed address; the journey and its terms come from the current content. */
export async function loadQuotation({ content, env, url, today }: Asker) {
  const quotation = await readQuotation(url.searchParams.get('token') ?? '', env.SITE_SECRET)
  if (!quotation) return { state: 'broken' as const }
  if (quotation.until < today) return { state: 'ended' as const, quotation }
  const routes = await content.routes()
  const page = resolveRoute(routes, quotation.about)?.page
  if (!page) return { state: 'gone' as const, quotation }
  const [node, tellTerms, brand] = await Promise.all([
    content.node(schema, { key: page.key }),
    loadOfferTerms(content, env),
    loadBrand(content, env),
  ])
  if ((node.validUntil ?? today) < today) return { state: 'gone' as const, quotation }
  const kind = offerKind(page.ancestors.at(-1), node)
  const { table, choice } = placeOf(quotation)
  return {
    state: 'valid' as const,
    quotation,
    address: env.SITE_URL + url.pathname + url.search,
    company: brand.legalName || brand.brandName,
    offer: {
      title: node.title || page.name,
      subtitle: node.subtitle,
      picture: node.image,
      days: node.itinerary,
      inclusions: node.inclusions,
      exclusions: node.exclusions,
    },
    cancellingPath: routes.byRole.get('cancelling')?.path,
    cancelling: tellTerms({ node, kind, table, today }, choice),
    seller: sellerTexts(brandOn(brand, today), contentsOfOffer(node, kind)).map(asOrganiser),
  }
}

/** Left out of quotations: the customer asks, pays and writes to the agent, and sends no form of ours. */
const ofSellerAlone = ['contact', 'payment', 'confirmation', 'correcting']

const asOrganiser = (text: SellerText): SellerText => ({
  ...text,
  title: sellerWords(text.language).arranges,
  rows: text.rows.filter(({ name }) => !ofSellerAlone.includes(name)),
})

/** The quoted departure at the quoted price, as the base for the terms' dates. */
function placeOf({ departs = '', lines }: Quotation) {
  return {
    table: { columns: [], rows: [{ label: departs, prices: [lines[0]?.sen ?? null] }] },
    choice: { departure: departs, room: '', people: '' },
  }
}

export type QuotationView = Awaited<ReturnType<typeof loadQuotation>>

export const statusOf = ({ state }: QuotationView): number =>
  ({ valid: 200, ended: 410, gone: 410, broken: 404 })[state]
