export const strangeKinds = ['crowded', 'sparse'] as const
export type StrangeKind = (typeof strangeKinds)[number]

/** Prices in sen. */
const extremes = {
  crowded: {
    titles: ['Four days between the mangroves, the cable car and a beach that nobody else has found yet, again'],
    count: 40,
    price: 18_888_800,
    keepsPictures: true,
  },
  sparse: {
    titles: ['槟城老街与美食三日游', 'பத்துமலை முருகன் கோவில் நாள் பயணம்'],
    count: 1,
    price: 900,
    keepsPictures: false,
  },
} as const

const titleKeys = new Set(['title', 'question', 'place', 'dealsTitle', 'by'])
const priceKeys = new Set(['price', 'sen', 'prices'])
const pictureKeys = new Set(['picture', 'image', 'gallery', 'photographs'])
/** Keys of addresses and ids, which must differ in every item of a list. */
const ownKeys = new Set(['href', 'slug'])
const listKeys = new Set(
  `articles cards deals eat exclusions highlights inclusions itineraries itinerary
  onward photographs questions related reviews rows slides terms within`.split(/\s+/),
)
const leftAlone = new Set(['head', 'form', 'forms', 'months', 'contents'])

/** `crowded`: long titles, forty items, prices of six figures. `sparse`: other scripts, one item, no picture, RM 9. */
export function strangePage<Page>(page: Page, kind: StrangeKind): Page {
  return changed(page, '', 0, kind) as Page
}

function changed(value: unknown, key: string, position: number, kind: StrangeKind): unknown {
  const { titles, price, keepsPictures } = extremes[kind]
  if (leftAlone.has(key) || value === null || value === undefined) return value
  if (pictureKeys.has(key) && !keepsPictures) return Array.isArray(value) ? [] : undefined
  if (typeof value === 'number' && priceKeys.has(key)) return price
  if (typeof value === 'string' && value !== '') {
    if (titleKeys.has(key)) return position > 0 ? `${titles[position % titles.length]} ${position}` : titles[0]
    return ownKeys.has(key) && position > 0 ? `${value}-${position}` : value
  }
  if (Array.isArray(value)) {
    const items = listKeys.has(key) ? listed(value, kind) : value
    return items.map((item, at) => changed(item, Array.isArray(item) ? '' : key, at, kind))
  }
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changed(inner, name, position, kind)]))
}

function listed(items: unknown[], kind: StrangeKind): unknown[] {
  if (items.length === 0) return items
  return Array.from({ length: extremes[kind].count }, (_, at) => items[at % items.length])
}
