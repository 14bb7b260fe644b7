/** What a field's values are read as. `parts`: nodes or lists with fields of their own. */
export type FieldKind =
  | 'text'
  | 'html'
  | 'picture'
  | 'pictures'
  | 'price'
  | 'day'
  | 'instant'
  | 'days'
  | 'nights'
  | 'link'
  | 'flag'
  | 'number'
  | 'lines'
  | 'terms'
  | 'itinerary'
  | 'price table'
  | 'parts'

/** A field of the site, and the names under which other installations have it. */
type Field = { kind: FieldKind; names?: readonly string[] }

/**
 * Every field that page types read, with the names that agencies give it. A value comes under one of these only where the
 * installation has types of its own and its mapping file names no properties (see `mapping.ts`).
 */
export const fields = {
  title: { kind: 'text', names: ['heading', 'headline', 'pageTitle', 'pageHeading', 'mainHeading', 'mainTitle'] },
  subtitle: { kind: 'text', names: ['subHeading', 'subHeadline', 'intro', 'introduction', 'lead', 'shortDescription'] },
  subtitle2: { kind: 'text' },
  bodyText: {
    kind: 'html',
    names: [
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
  },
  excerpt: { kind: 'text', names: ['summary', 'teaser', 'abstract'] },
  metaTitle: { kind: 'text', names: ['seoTitle', 'browserTitle'] },
  metaDescription: { kind: 'text', names: ['seoDescription', 'seoMetaDescription'] },
  metaKeywords: { kind: 'text', names: ['seoKeywords', 'keywords'] },
  image: {
    kind: 'picture',
    names: [
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
  },
  mobileImage: { kind: 'picture', names: ['mobilePicture', 'imageMobile', 'mobileBanner', 'bannerMobile'] },
  imageLogo: { kind: 'picture', names: ['logo', 'siteLogo'] },
  gallery: { kind: 'pictures', names: ['images', 'photos', 'pictures', 'imageGallery'] },
  price: { kind: 'price', names: ['fromPrice', 'priceFrom', 'startingPrice', 'startPrice', 'lowestPrice'] },
  amount: { kind: 'price' },
  priceUnit: { kind: 'text', names: ['priceLabel', 'priceNote'] },
  priceTable: { kind: 'price table', names: ['prices', 'priceList', 'rates'] },
  nights: { kind: 'nights', names: ['duration', 'numberOfNights'] },
  days: { kind: 'days', names: ['numberOfDays'] },
  validFrom: { kind: 'day', names: ['startDate', 'beginDate'] },
  validUntil: { kind: 'day', names: ['validTo', 'endDate', 'expiryDate', 'expiry'] },
  published: {
    kind: 'day',
    names: ['publishDate', 'publishedDate', 'publicationDate', 'postDate', 'articleDate', 'date'],
  },
  updateDate: { kind: 'day' },
  promoFrom: { kind: 'instant' },
  promoUntil: { kind: 'instant' },
  from: { kind: 'instant' },
  until: { kind: 'instant' },
  highlights: { kind: 'lines', names: ['highlight', 'keyPoints'] },
  inclusions: { kind: 'lines', names: ['includes', 'included', 'inclusion', 'packageIncludes'] },
  exclusions: { kind: 'lines', names: ['excludes', 'excluded', 'exclusion', 'packageExcludes'] },
  terms: { kind: 'lines', names: ['termsAndConditions', 'tnc', 'conditions'] },
  itinerary: { kind: 'itinerary', names: ['programme', 'program', 'schedule', 'tourPlan'] },
  destinations: { kind: 'terms', names: ['locations', 'places'] },
  ports: { kind: 'terms', names: ['portsOfCall'] },
  audience: { kind: 'terms' },
  themes: { kind: 'terms' },
  dealTags: { kind: 'terms' },
  tags: { kind: 'terms', names: ['blogTags', 'articleTags'] },
  filters: { kind: 'terms' },
  category: { kind: 'text', names: ['blogCategory', 'articleCategory'] },
  author: { kind: 'text', names: ['writer', 'authorName', 'postedBy'] },
  question: { kind: 'text', names: ['faqQuestion'] },
  answer: { kind: 'html', names: ['faqAnswer'] },
  aside: { kind: 'html' },
  consent: { kind: 'html' },
  gettingThere: { kind: 'html' },
  menuName: { kind: 'text', names: ['menuTitle', 'label', 'linkText'] },
  menuParentName: { kind: 'text' },
  submenuName: { kind: 'text' },
  menuLink: { kind: 'link', names: ['menuUrl', 'linkUrl', 'pageLink', 'navigationLink', 'url'] },
  linkText: { kind: 'text', names: ['buttonText', 'ctaText'] },
  link: { kind: 'link', names: ['buttonLink', 'buttonUrl', 'ctaLink', 'ctaUrl', 'href'] },
  moreLink: { kind: 'link' },
  agentOnly: { kind: 'flag' },
  fromStation: { kind: 'text' },
  toStation: { kind: 'text' },
  city: { kind: 'text' },
  airline: { kind: 'text' },
  nonStop: { kind: 'flag' },
  hotel: { kind: 'text' },
  stars: { kind: 'number' },
  cabin: { kind: 'text' },
  rooms: { kind: 'number' },
  guests: { kind: 'number' },
  travelFrom: { kind: 'day' },
  travelUntil: { kind: 'day' },
  weekdays: { kind: 'terms' },
  autoplay: { kind: 'number' },
  slidesPerView: { kind: 'number' },
  brandName: { kind: 'text', names: ['siteName', 'companyName', 'brand'] },
  legalName: { kind: 'text', names: ['registeredName'] },
  tagline: { kind: 'text', names: ['slogan'] },
  hotline: { kind: 'text', names: ['phone', 'phoneNumber', 'telephone', 'contactNumber'] },
  enquiriesPhone: { kind: 'text' },
  whatsapp: { kind: 'text', names: ['whatsappNumber'] },
  openingHours: { kind: 'text', names: ['businessHours', 'officeHours'] },
  supportMailbox: { kind: 'text', names: ['email', 'supportEmail', 'contactEmail'] },
  agentMailbox: { kind: 'text', names: ['agentEmail'] },
  address: { kind: 'text', names: ['companyAddress', 'officeAddress'] },
  licence: { kind: 'text', names: ['license', 'licenseNumber', 'licenceNumber'] },
  registration: { kind: 'text', names: ['registrationNumber', 'companyNumber'] },
  mapLink: { kind: 'link', names: ['mapUrl', 'googleMaps'] },
  deposit: { kind: 'text', names: ['depositText'] },
  copyright: { kind: 'text', names: ['copyrightText'] },
  socials: { kind: 'parts', names: ['socialLinks', 'socialMedia'] },
  product: { kind: 'text' },
  promoCode: { kind: 'text' },
  place: { kind: 'text' },
  facts: { kind: 'text' },
  text: { kind: 'text' },
  tag: { kind: 'text' },
  slug: { kind: 'text' },
  kind: { kind: 'text' },
  icon: { kind: 'text' },
  theme: { kind: 'text' },
  noun: { kind: 'text' },
  target: { kind: 'text' },
  slider: { kind: 'text' },
  language: { kind: 'text' },
  form: { kind: 'text' },
  account: { kind: 'text' },
  role: { kind: 'text' },
  bio: { kind: 'text' },
  languages: { kind: 'terms' },
  hours: { kind: 'text' },
  plans: { kind: 'lines' },
  reviews: { kind: 'parts', names: ['testimonials'] },
  by: { kind: 'text' },
  rating: { kind: 'number' },
  travelled: { kind: 'day' },
  trip: { kind: 'text' },
  sample: { kind: 'flag' },
  moreText: { kind: 'text' },
  submitText: { kind: 'text' },
  country: { kind: 'text' },
  region: { kind: 'text' },
  latitude: { kind: 'text' },
  longitude: { kind: 'text' },
  bestMonths: { kind: 'text' },
  flightTime: { kind: 'text' },
  currency: { kind: 'text' },
  timeZone: { kind: 'text' },
  months: { kind: 'parts' },
  ship: { kind: 'text' },
  walking: { kind: 'number' },
  groupLeast: { kind: 'number' },
  groupMost: { kind: 'number' },
  hotels: { kind: 'parts' },
  mapPoints: { kind: 'parts' },
  pictures: { kind: 'parts' },
  eat: { kind: 'parts' },
  itineraries: { kind: 'parts' },
  categories: { kind: 'parts' },
  whyChoose: { kind: 'parts' },
  sections: { kind: 'parts' },
  reasons: { kind: 'parts' },
  links: { kind: 'lines' },
  navigation: { kind: 'flag' },
  pagination: { kind: 'flag' },
  loop: { kind: 'flag' },
} as const satisfies Record<string, Field>

export type FieldName = keyof typeof fields

/** The site's spelling of a field, found ignoring case; undefined for an unknown name. */
export function fieldNamed(name: string): FieldName | undefined {
  return ownNames.get(name.toLowerCase())
}

/**
 * The fields that a name of an agency's own probably means, the likeliest first: the `linkText` of a slide is its own field, that of a
 * menu what visitors read.
 */
export function guessedFields(name: string): FieldName[] {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '')
  return [ownNames.get(plain), guesses.get(plain)].filter(field => field !== undefined)
}

/** Under which other names a field may come, spelled as Umbraco spells aliases. */
export function guessedNames(field: string): readonly string[] {
  const entry: Field | undefined = (fields as Record<string, Field>)[field]
  return entry?.names ?? []
}

const entries = Object.entries(fields) as [FieldName, Field][]
const ownNames = new Map(entries.map(([name]) => [name.toLowerCase(), name]))
const guesses = new Map(
  entries.flatMap(([name, { names = [] }]) => names.map(other => [other.toLowerCase(), name] as const)),
)
