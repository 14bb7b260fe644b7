import { contentsOf, type PriceContents, type PricePart } from '@agency/contracts/site/terms/seller.ts'
import { senOf } from '@agency/contracts/site/terms/terms.ts'
import { formatDay } from '@agency/ui/formats/malaysian-day.ts'
import { formatSen } from '@agency/ui/formats/money.ts'
import { phoneAddress } from '@agency/ui/formats/phone-address.ts'
import { currentLanguage } from '@agency/words/current-language.ts'
import type { Language } from '@agency/words/language-codes.ts'
import { statementLanguages } from '@agency/words/languages.ts'
import { sellerWords } from '@agency/words/trust/seller/words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import type { Brand } from '../shell-model.server.ts'

export type SellerValue = { text: string; href?: string | undefined }
type SellerRow = { name: keyof SellerWords['labels']; label: string; values: SellerValue[] }

/** The seller's statements before a booking, in one language; the same on a page, in a mail and in print. */
type SellerWords = ReturnType<typeof sellerWords>
export type SellerText = { language: Language; title: string; more: string; rows: SellerRow[] }

export const sellerId = 'seller'

/** Up to this sum the Tribunal for Consumer Claims decides: Consumer Protection Act 1999, section 98. */
const tribunalLimit = formatSen(senOf(50_000))

/** @param offer The contents of the offer's price; without it, the general ones. */
export const sellerTexts = (brand: Brand, offer?: PriceContents): SellerText[] =>
  statementLanguages(currentLanguage()).map(language => sellerText(language, brand, offer))

export function sellerText(language: Language, brand: Brand, offer: PriceContents = {}): SellerText {
  const { title, more } = sellerWords(language)
  return { language, title, more, rows: rowsOf(language, brand, contentsOf(offer, brand)) }
}

/** Lines of a mail, one language after the other. */
export const sellerAsText = (texts: SellerText[]): string =>
  texts.map(({ title, rows }) => [title, ...rows.filter(isOfReceipt).map(lineOf)].join('\n')).join('\n\n')

/** A receipt needs no advice about correcting the form. */
const isOfReceipt = ({ name }: SellerRow) => name !== 'correcting'

const lineOf = ({ label, values }: SellerRow) => `– ${label}: ${values.map(({ text }) => text).join(' ')}`

function rowsOf(language: Language, brand: Brand, contents: PriceContents): SellerRow[] {
  const say = sellerWords(language)
  const { legalName, registration, licence, licenceUntil, address, mapLink, enquiriesPhone, supportMailbox } = brand
  const complaints = supportMailbox && [
    say.complaints(supportMailbox, brand.complaintDays),
    say.tribunal(tribunalLimit),
  ]
  const values: Record<SellerRow['name'], (SellerValue | string | undefined)[]> = {
    company: [formatWords(language).row([legalName, registration])],
    licence: [licence && licenceUntil ? say.licenceUntil(licence, formatDay(licenceUntil, language)) : licence],
    address: [{ text: address, href: mapLink }],
    contact: [
      { text: enquiriesPhone, href: phoneAddress(enquiriesPhone) },
      { text: supportMailbox, href: `mailto:${supportMailbox}` },
    ],
    price: pricesIn(language, contents),
    payment: [capital(formatWords(language).list(brand.paymentMeans.map(means => say.means[means])))],
    confirmation: [contents.confirmationDays !== undefined ? say.confirmation(contents.confirmationDays) : ''],
    correcting: [say.correcting],
    complaints: complaints || [],
  }
  return (Object.keys(say.labels) as SellerRow['name'][])
    .map(name => ({ name, label: say.labels[name], values: values[name].flatMap(readable) }))
    .filter(row => row.values.length > 0)
}

function readable(value: SellerValue | string | undefined): SellerValue[] {
  const read = typeof value === 'string' ? { text: value } : value
  if (!read?.text) return []
  return [read.href ? read : { text: read.text }]
}

function pricesIn(language: Language, { priceIncludes = [], priceExtra = [] }: PriceContents): string[] {
  const say = sellerWords(language)
  const named = (parts: PricePart[]) => formatWords(language).list(parts.map(part => say.parts[part]))
  return [
    priceIncludes.length > 0 ? say.included(named(priceIncludes)) : '',
    priceExtra.length > 0 ? say.notIncluded(named(priceExtra)) : '',
  ]
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
