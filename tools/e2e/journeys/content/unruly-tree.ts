import type { StandInNode } from './stand-in-content.ts'

let count = 0
const node = (alias: string, urlSegment: string, properties = {}, items?: StandInNode['items']): StandInNode => ({
  key: `key-${++count}`,
  alias,
  urlSegment,
  properties,
  items,
  name: `Name of ${urlSegment}`,
})

/** Exactly 120 characters. */
export const longTitle =
  'A journey of one hundred and twenty characters through every island, river and hill that a patient editor could name here'

const attack = `</title></script><script>window.attacked = true</script><img src=x onerror="window.attacked = true">`
const hostileHtml = `
  <h1>First</h1><h6 id="main">Deep</h6><h2 onclick="window.attacked = true">Second</h2>
  <script>window.attacked = true</script><style>body { display: none }</style>
  <p style="position: fixed; inset: 0">${'word '.repeat(40)}<a href="javascript:window.attacked = true">a link</a>
  <a href="//evil.example">another</a> ${'x'.repeat(300)}</p>
  <img src="/media//1/missing.jpg" onerror="window.attacked = true"><img alt="no source">
  <iframe src="https://evil.example"></iframe><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>
  <form action="https://evil.example"><input name="password"><button>Send</button></form>
  <table><tr>${'<td>a wide cell of a table</td>'.repeat(20)}</tr></table>
  <table><caption>Two</caption><tr><td>2</td></tr></table>
  <svg onload="window.attacked = true"><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>
  <details open ontoggle="window.attacked = true"><summary>s</summary></details>
  ${'<div>'.repeat(60)}deep${'</div>'.repeat(60)}<ul><li>never closed<p>nor this`
const arabic = '<h2>متى تذهب</h2><p>أفضل الشهور من أبريل إلى سبتمبر، حين تكون الأمطار قليلة.</p><p>An English line.</p>'

/** Detail nodes that have nothing, everything wrong, and everything too long. */
const details = [
  null,
  node('contentDetail', 'nothing'),
  node('contentDetail', 'long', { title: longTitle, subtitle: longTitle.repeat(3), price: 'RM 1,234', image: '' }),
  node('contentDetail', 'hostile', {
    title: attack,
    subtitle: attack,
    metaTitle: attack,
    metaDescription: attack,
    bodyText: hostileHtml,
    price: 'call us',
    nights: 'many',
    validUntil: 'soon',
    destinations: 'Penang',
    ports: null,
    audience: [7],
    itinerary: [{ day: 1 }, { title: attack, text: attack }, 'x', null],
    highlights: [attack, '', null],
    priceTable: { caption: 1, columns: 'none', rows: [] },
    gallery: ['', null, 'javascript:alert(1)'],
    inclusions: { a: 1 },
    terms: attack,
    image: ['/media//1/a.svg'],
  }),
  node('contentDetail', 'prices', {
    title: 'Prices',
    price: 0,
    isOver: 'True',
    validUntil: '2020-01-01',
    image: '/media//1/gone.jpg',
    priceTable: {
      columns: Array.from({ length: 9 }, (_, at) => `A column with a long name ${at}`),
      rows: [
        { label: longTitle, prices: [1, null, '3', 'x', 5, 6, 7, 8, 9] },
        { label: longTitle, prices: [] },
      ],
    },
  }),
]

/** A site whose editors did everything that editors do. */
export const unrulyTree: StandInNode[] = [
  node('homePage', 'home', { title: longTitle }),
  node('contentCatogory', 'tours', { noun: '', filters: ['destination', 'nonsense', null], whyChoose: 'x' }, []),
  node(
    'contentCatogory',
    'cruises',
    { title: longTitle, filters: ['destination', 'price'], bodyText: hostileHtml },
    details,
  ),
  node('destinationPage', 'nowhere', {
    months: [],
    mapPoints: [{ name: 'A' }],
    eat: null,
    itineraries: [{}],
    latitude: 'north',
    gettingThere: hostileHtml,
  }),
  node('hubPage', 'hub', { title: 'مرحبا بكم في ماليزيا' }, [
    node('prosePage', 'arabic', { title: 'متى تذهب', bodyText: arabic }),
  ]),
  node('newsMainPage', 'blog', { title: attack }, [
    node('newsArticle', 'nothing'),
    node('newsArticle', 'hostile', {
      title: attack,
      excerpt: attack,
      bodyText: hostileHtml,
      published: 'yesterday',
      author: attack,
      tags: 'one',
      category: 'food & drink',
    }),
    null,
  ]),
  node('fAQPage', 'faq', {}, [
    node('fAQCategory', 'empty', {}, []),
    node('fAQCategory', 'odd', {}, [
      node('fAQItem', 'twice', { question: longTitle, answer: hostileHtml }),
      { ...node('fAQItem', 'unasked', { answer: 'An answer without a question' }), name: null },
      null,
    ]),
  ]),
  node('prosePage', 'sitemap', { title: 'Sitemap' }),
  node('prosePage', 'tnc', { title: 'x'.repeat(120), bodyText: hostileHtml, language: 'xx' }),
]
