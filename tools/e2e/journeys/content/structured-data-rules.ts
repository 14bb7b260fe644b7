type Node = Record<string, unknown>
type Rule = (value: unknown) => boolean

const words: Rule = value => typeof value === 'string' && value.trim() !== ''
const address: Rule = value => typeof value === 'string' && /^https?:\/\/\S+$/.test(value)
const day: Rule = value => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
/** The beginning of a Malaysian day: without a time zone Google takes its own. */
const dayInMalaysia: Rule = value => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T00:00:00\+08:00$/.test(value)
const number: Rule = value => typeof value === 'number' && Number.isFinite(value)
const one: Rule = value => typeof value === 'object' && value !== null && !Array.isArray(value)
const some: Rule = value => Array.isArray(value) && value.length > 0
const within =
  (most: number): Rule =>
  value =>
    number(value) && Math.abs(value as number) <= most
const either =
  (...rules: Rule[]): Rule =>
  value =>
    rules.some(rule => rule(value))
const maybe =
  (rule: Rule): Rule =>
  value =>
    value === undefined || rule(value)

/** For every type the site uses: what must be there and of what kind. A type that is not listed is a mistake. */
const rules: Record<string, Record<string, Rule>> = {
  PostalAddress: { streetAddress: words, addressCountry: words },
  TravelAgency: { name: words, url: address, logo: address, sameAs: maybe(some), telephone: maybe(words) },
  WebSite: { name: words, url: address, potentialAction: one },
  SearchAction: { target: one, 'query-input': value => value === 'required name=search_term_string' },
  EntryPoint: { urlTemplate: value => String(value).endsWith('/search?q={search_term_string}') },
  BreadcrumbList: { itemListElement: value => some(value) && (value as unknown[]).length > 1 },
  ItemList: { itemListElement: some, numberOfItems: maybe(number) },
  ListItem: { position: number, name: maybe(words), item: maybe(either(address, one)), url: maybe(address) },
  Product: { name: words, description: words, url: address, image: maybe(address), offers: one },
  TouristTrip: {
    name: words,
    description: words,
    url: address,
    itinerary: either(one, some),
    provider: one,
    offers: maybe(one),
  },
  Offer: {
    price: value => typeof value === 'string' && /^\d+\.\d{2}$/.test(value) && Number(value) > 0,
    priceCurrency: value => value === 'MYR',
    priceValidUntil: maybe(day),
    validFrom: maybe(day),
    availability: value => value === 'https://schema.org/InStock' || value === 'https://schema.org/Discontinued',
    url: address,
    seller: one,
  },
  TouristDestination: {
    name: words,
    description: words,
    url: address,
    geo: maybe(one),
    includesAttraction: maybe(some),
  },
  TouristAttraction: { name: words, geo: one },
  Place: { name: words, geo: one, url: maybe(address) },
  GeoCoordinates: { latitude: within(90), longitude: within(180) },
  Country: { name: words },
  FAQPage: { mainEntity: some },
  Question: { name: words, acceptedAnswer: one, url: maybe(address) },
  Answer: { text: words },
  BlogPosting: {
    headline: value => words(value) && (value as string).length <= 110,
    description: words,
    url: address,
    author: one,
    publisher: one,
    datePublished: maybe(dayInMalaysia),
    dateModified: maybe(dayInMalaysia),
    image: maybe(either(address, some)),
  },
  Person: { name: words },
  PropertyValue: { name: words, value: words },
  EducationalOccupationalCredential: { credentialCategory: words, name: words, expires: maybe(day) },
  ContactPoint: { contactType: words, email: words },
  WebPage: { url: address, name: words, inLanguage: words },
}

/** What is wrong with the structured data of a page; nothing when all is well. */
export function faultsOf(json: string): string[] {
  let data: Node
  try {
    data = JSON.parse(json)
  } catch {
    return ['it is not JSON']
  }
  const parts = data['@graph']
  if (data['@context'] !== 'https://schema.org' || !Array.isArray(parts)) return ['it is no graph of schema.org']
  return parts.flatMap(part => nodeFaults(part))
}

/** The types that stand at the top of the structured data of a page. */
export function typesOf(json: string): string[] {
  return (JSON.parse(json)['@graph'] as Node[]).map(part => String(part['@type']))
}

function nodeFaults(node: Node): string[] {
  const type = String(node['@type'])
  const rule = rules[type]
  if (!rule) return [`the type ${type} is not known`]
  const own = Object.entries(rule).flatMap(([name, holds]) => (holds(node[name]) ? [] : [`${type}.${name}`]))
  const positions = positionsOf(node)
  const order = positions.every((position, at) => at === 0 || position === (positions[at - 1] ?? 0) + 1)
  const inner = Object.values(node).flat().filter(isTyped)
  return [...own, ...(order ? [] : [`${type}: positions leave gaps`]), ...inner.flatMap(nodeFaults)]
}

function positionsOf({ itemListElement }: Node): number[] {
  return Array.isArray(itemListElement) ? itemListElement.map(item => Number((item as Node).position)) : []
}

function isTyped(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && '@type' in value
}
