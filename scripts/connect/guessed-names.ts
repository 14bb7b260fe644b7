import type { PageType } from '@agency/site/app/addresses/page-type.ts'
import { type FieldName, fieldNamed } from '@agency/site/app/clients/content/mapping/fields.ts'
import { isOwnType } from '@agency/site/app/clients/content/mapping/type-names.ts'

const otherFields: Partial<Record<FieldName, readonly string[]>> = {
  title: ['heading', 'headline', 'pageTitle', 'pageHeading', 'mainHeading', 'mainTitle'],
  subtitle: ['subHeading', 'subHeadline', 'intro', 'introduction', 'lead', 'shortDescription'],
  bodyText: [
    'content',
    'body',
    'bodyContent',
    'mainContent',
    'pageContent',
    'mainText',
    'richText',
    'htmlContent',
    'description',
  ],
  excerpt: ['summary', 'teaser', 'abstract'],
  metaTitle: ['seoTitle', 'browserTitle'],
  metaDescription: ['seoDescription', 'seoMetaDescription'],
  metaKeywords: ['seoKeywords', 'keywords'],
  image: [
    'picture',
    'photo',
    'thumbnail',
    'bannerImage',
    'heroImage',
    'mainImage',
    'featuredImage',
    'coverImage',
    'banner',
    'img',
  ],
  mobileImage: ['mobilePicture', 'imageMobile', 'mobileBanner', 'bannerMobile'],
  imageLogo: ['logo', 'siteLogo'],
  imageIcon: ['favicon', 'siteIcon'],
  gallery: ['images', 'photos', 'imageGallery'],
  price: ['fromPrice', 'priceFrom', 'startingPrice', 'startPrice', 'lowestPrice'],
  priceUnit: ['priceLabel', 'priceNote'],
  priceTable: ['prices', 'priceList', 'rates'],
  nights: ['duration', 'numberOfNights'],
  days: ['numberOfDays'],
  validFrom: ['startDate', 'beginDate'],
  validUntil: ['validTo', 'endDate', 'expiryDate', 'expiry'],
  published: ['publishDate', 'publishedDate', 'publicationDate', 'postDate', 'articleDate', 'date'],
  highlights: ['highlight', 'keyPoints'],
  inclusions: ['includes', 'included', 'inclusion', 'packageIncludes'],
  exclusions: ['excludes', 'excluded', 'exclusion', 'packageExcludes'],
  terms: ['termsAndConditions', 'tnc', 'conditions'],
  itinerary: ['programme', 'program', 'schedule', 'tourPlan'],
  destinations: ['locations', 'places'],
  ports: ['portsOfCall'],
  tags: ['blogTags', 'articleTags'],
  category: ['blogCategory', 'articleCategory'],
  author: ['writer', 'authorName', 'postedBy'],
  question: ['faqQuestion'],
  answer: ['faqAnswer'],
  menuName: ['menuTitle', 'label'],
  menuLink: ['menuUrl', 'linkUrl', 'pageLink', 'navigationLink', 'url'],
  linkText: ['buttonText', 'ctaText'],
  link: ['buttonLink', 'buttonUrl', 'ctaLink', 'ctaUrl', 'href'],
  brandName: ['siteName', 'companyName', 'brand'],
  legalName: ['registeredName'],
  tagline: ['slogan'],
  hotline: ['phone', 'phoneNumber', 'telephone', 'contactNumber'],
  whatsapp: ['whatsappNumber'],
  openingHours: ['businessHours', 'officeHours'],
  supportMailbox: ['email', 'supportEmail', 'contactEmail'],
  agentMailbox: ['agentEmail'],
  privacyMailbox: ['dpoEmail', 'privacyEmail', 'dataProtectionEmail'],
  address: ['companyAddress', 'officeAddress'],
  licence: ['license', 'licenseNumber', 'licenceNumber'],
  registration: ['registrationNumber', 'companyNumber'],
  mapLink: ['mapUrl', 'googleMaps'],
  deposit: ['depositText'],
  copyright: ['copyrightText'],
  socials: ['socialLinks', 'socialMedia'],
  reviews: ['testimonials'],
}

/** Without capitals, hyphens and a `page` at the end. */
const otherTypes: Record<string, readonly string[]> = {
  homePage: ['home', 'front', 'frontpage', 'start', 'startpage', 'homenode'],
  contentCatogory: ['contentcategory', 'category', 'listing', 'tourlist', 'tourlisting', 'packagelist', 'productlist'],
  contentDetail: [
    'tour',
    'tourdetail',
    'package',
    'packagedetail',
    'product',
    'productdetail',
    'cruise',
    'cruisedetail',
  ],
  destinationPage: ['destination', 'destinationdetail', 'place'],
  hubPage: ['hub', 'landinghub', 'overview'],
  newsMainPage: ['news', 'newsmain', 'newslist', 'blog', 'bloglist', 'bloglanding', 'newslanding'],
  newsArticle: ['article', 'blogpost', 'post', 'newsitem', 'newsdetail', 'blogdetail', 'blogarticle'],
  fAQPage: ['faq', 'faqs', 'faqlist', 'faqmain'],
  fAQCategory: ['faqgroup', 'faqsection'],
  fAQItem: ['faqquestion', 'faqentry', 'questionanswer'],
  prosePage: ['text', 'content', 'generic', 'standard', 'simple', 'plain', 'basic', 'richtext', 'landing', 'static'],
  accountPage: ['login', 'signin', 'memberlogin', 'agentlogin'],
  formPage: ['contact', 'contactus', 'enquiryform', 'contactform'],
}

/** Addresses of the specification whose pages are not plain texts. */
const places: [RegExp, PageType][] = [
  [/^home$/, 'home'],
  [/^(?:agent)?login$/, 'account'],
  [/^contactus$|-request-form$|^request-change-form$/, 'form'],
  [/^blog$/, 'news'],
  [/^faq$/, 'faq'],
]

/** Types of settings or page parts; they are no pages. */
const partName =
  /(?:settings?|config(?:uration)?|menus?|navigation|footer|header|sliders?|slides?|banners?|carousel|widgets?|folder|repository|items?|blocks?|popup|redirects?|media|images?|labels?|dictionary|components?|elements?|partners?|social|root|sitemap|robots|error|notfound|data)$/i

export const guessedNames = (field: FieldName): readonly string[] => otherFields[field] ?? []

/** From a foreign name. */
export function guessedField(name: string): FieldName | undefined {
  const plain = plainName(name)
  return fieldNamed(plain) ?? fieldGuesses.get(plain)
}

/** From a foreign name. */
export function guessedType(alias: string): string | undefined {
  if (isOwnType(alias)) return undefined
  const plain = plainName(alias)
  return typeGuesses.get(plain) ?? typeGuesses.get(plain.replace(/(?:page|node|doctype|template)$/, ''))
}

/** Parts of pages, or settings. */
export const isNamedLikePart = (name: string): boolean => partName.test(name)

/** Guesses by the address; undefined for a node that seems to be no page. */
export function typeAtTop(alias: string, segment: string): PageType | undefined {
  const place = places.find(([pattern]) => pattern.test(segment.toLowerCase()))?.[1]
  if (place === 'home') return place
  return isNamedLikePart(alias) || isNamedLikePart(segment) ? undefined : (place ?? 'prose')
}

const plainName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
const byName = <Ours extends string>(names: Partial<Record<Ours, readonly string[]>>) =>
  new Map(
    (Object.entries(names) as [Ours, readonly string[]][]).flatMap(([ours, others]) =>
      others.map(other => [other.toLowerCase(), ours] as const),
    ),
  )
const fieldGuesses = byName(otherFields)
const typeGuesses = byName(otherTypes)
