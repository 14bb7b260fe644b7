import { startStandInContent } from '@agency/e2e/journeys/content/stand-in-content.ts'

const perFamily = 500
const paragraph = `<p>${'The ferry leaves when the tide allows it, and the driver knows a place for breakfast. '.repeat(8)}</p>`

const count = Number(process.argv[2])
const cultures = process.argv.slice(3)
const key = (number: number) => `10000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const families = Array.from({ length: Math.ceil(count / perFamily) }, (_, family) => ({
  key: key(9_000_000 + family),
  alias: 'contentCatogory',
  name: `Family ${family}`,
  urlSegment: `family-${family}`,
  cultures,
  properties: { title: `Family ${family}` },
  items: Array.from({ length: Math.min(perFamily, count - family * perFamily) }, (_, item) => {
    const number = family * perFamily + item
    const title = `Journey ${number} along the coast`
    const properties = { title, metaTitle: title, metaDescription: title, bodyText: paragraph.repeat(5), price: 1234 }
    return {
      key: key(number),
      alias: 'contentDetail',
      name: title,
      urlSegment: `journey-${number}`,
      cultures,
      properties,
    }
  }),
}))
const names = { name: 'Home', urlSegment: 'home' }
const home = { key: key(8_000_000), alias: 'homePage', ...names, cultures, properties: { title: 'Home' } }
const { url } = await startStandInContent([home, ...families])
process.send?.(url)
process.on('disconnect', () => process.exit(0))
