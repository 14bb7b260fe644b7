import type { StandInNode } from './stand-in-content.ts'

type MakeNode = (alias: string, urlSegment: string, properties?: object, items?: StandInNode['items']) => StandInNode

const blocks = (...contentData: object[]) => ({ layout: {}, contentData, settingsData: [] })

/** Names of pages as editors in Malaysia write them. */
export const foreignNames = ['北京-5日游', 'kuala-lumpur-café', 'مرحبا', 'spaced name', 'Mixed-CASE']

/** Prices as they are written. */
export const prices: [segment: string, written: unknown][] = [
  ['starred', 'RM 1,299.00*'],
  ['object', { amount: 1299 }],
  ['call', 'Call us'],
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
      node('contentDetail', 'malaysian', { title: 'malaysian', validUntil: '05/12/2027' }),
      node('contentDetail', 'past', { title: 'past', validUntil: '31/12/2019' }),
    ]),
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
