import type { StandInNode } from './stand-in-content.ts'

type MakeNode = (alias: string, urlSegment: string, properties?: object, items?: StandInNode['items']) => StandInNode

const blocks = (...contentData: object[]) => ({ layout: {}, contentData, settingsData: [] })
const html = '<p>Words of the <em>editor</em>.</p>'

/** Names of pages as editors in Malaysia write them. */
export const foreignNames = ['北京-5日游', 'kuala-lumpur-café', 'مرحبا', 'spaced name', 'Mixed-CASE']

/** Prices as they are written, and as they must be shown. */
export const prices: [segment: string, written: unknown, shown: string][] = [
  ['starred', 'RM 1,299.00*', 'RM 1,299.00'],
  ['per-pax', 'RM 1,299 / pax', 'RM 1,299.00'],
  ['range', 'RM 1,299 - RM 1,599', 'RM 1,299.00'],
  ['pointed', '1.299', 'RM 1,299.00'],
  ['object', { amount: 1299 }, 'RM 1,299.00'],
  ['foreign', 'USD 299', 'USD 299'],
  ['call', 'Call us', 'Call us'],
]

/** Ends of offers as they are written, with the day in words; none where no day may be read. */
export const days: [segment: string, written: unknown, shown: string | undefined][] = [
  ['none', '0001-01-01T00:00:00', undefined],
  ['zoned', '2027-12-30T16:00:00Z', '31 December 2027'],
  ['malaysian', '05/12/2027', '5 December 2027'],
  ['american', '12/31/2027 12:00:00 AM', '31 December 2027'],
  ['named', '31 Dec 2027', '31 December 2027'],
  ['ticks', '/Date(1830182400000)/', '31 December 2027'],
  ['unsure', 'soon', undefined],
]

/** Rich texts in shapes that hold the same words. */
export const texts: [segment: string, written: unknown][] = [
  ['markup', { markup: html, blocks: { contentData: [] } }],
  ['block-list', blocks({ udi: 'umb://element/1', text: html })],
  ['nested', [{ ncContentTypeAlias: 'text', name: 'Item 1', text: html }]],
  ['packed', JSON.stringify({ markup: html })],
  ['listed', [html]],
]

/** Pages whose properties come in the shapes of other installations. */
export function foreignTree(node: MakeNode): StandInNode[] {
  const named = (segment: string) => node('contentDetail', segment, { title: `Name ${segment}` })
  const free = { title: 'Free', price: 0 }
  return [
    node('contentCatogory', 'names', {}, foreignNames.map(named)),
    node('contentCatogory', 'amounts', { filters: 'price, nights' }, [
      ...prices.map(([segment, price]) => node('contentDetail', segment, { title: segment, price, nights: '3D2N' })),
      node('contentDetail', 'free', free),
    ]),
    node('contentCatogory', 'ends', {}, [
      ...days.map(([segment, , shown]) =>
        node('contentDetail', segment, { title: segment, shown, validUntil: endOf(segment) }),
      ),
      node('contentDetail', 'past', { title: 'past', validUntil: '31/12/2019' }),
    ]),
    node(
      'hubPage',
      'texts',
      {},
      texts.map(([segment, bodyText]) => node('prosePage', segment, { bodyText })),
    ),
    node('contentCatogory', 'fields', {}, [
      node('contentDetail', 'trip', {
        title: 'Fish &amp; <b>chips</b>',
        subtitle: '<p>By the <i>sea</i></p>',
        excerpt: '<p>A card</p>',
        nights: '3D2N',
        highlights: 'Breakfast, lunch and dinner\nA guide',
        inclusions: '["Flights","Hotel"]',
        itinerary: blocks({ udi: 'a', title: 'Arrival', text: '<p>We meet.</p>' }, { udi: 'b', text: 'We go.' }),
        priceTable: '<table><tr><th>Who</th><th>Twin</th></tr><tr><td>Adult</td><td>RM 1,299</td></tr></table>',
        image: [{ content: { url: '~/media/1/gone.jpg', properties: { altText: 'A pier' } } }],
        gallery: 1234,
      }),
    ]),
  ]
}

function endOf(segment: string): unknown {
  return days.find(([name]) => name === segment)?.[1]
}
