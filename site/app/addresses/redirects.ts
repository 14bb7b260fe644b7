import { products, searchForms } from '@agency/contracts/site/products.ts'

export const redirects: Record<string, string> = {
  '/flightgroupform': '/group-flight-request-form',
  '/blog/feed.json': '/blog/feed.xml',
  ...Object.fromEntries(
    products.map(product => [`/search/${searchForms[product].formerName}`, searchForms[product].path]),
  ),
}
