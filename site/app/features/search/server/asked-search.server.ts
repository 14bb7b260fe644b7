import { isDay } from '@agency/contracts/dates/calendar-day.ts'
import { readAskedResult } from '@agency/contracts/site/addresses/search-addresses.ts'
import { type Product, productAt, searchForms } from '@agency/contracts/site/products.ts'
import { formatSen } from '@agency/ui/formats/money.ts'
import { searchWords } from '@agency/words/search/form/words.ts'
import { searchPageWords } from '@agency/words/search/page/words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import { sentForm } from './fill-form.server.ts'
import { bookingSite, type SearchSettings } from './search-settings.server.ts'

/** The search, and the chosen result if any, in the address of an enquiry; undefined if no form could search it. */
export function askedSearch({ env, url, today }: { env: SearchSettings; url: URL; today: string }) {
  const address = url.searchParams.get('search') ?? ''
  const [path, query = ''] = address.split('?')
  const product = productAt(path ?? '')
  if (!product || address.length > 1000) return undefined
  const parameters = new URLSearchParams(query)
  const posted = new FormData()
  for (const [name, value] of parameters) posted.append(name, value)
  const read = () => sentForm(product, posted, today, bookingSite(env, { hotline: '' })).accepted
  const accepted = read()
  if (!accepted) return undefined
  const { title, out, back, sen } = readAskedResult(url.searchParams)
  return {
    path: searchForms[product].path,
    title: accepted.title,
    facts() {
      const say = searchPageWords()
      const { row } = formatWords()
      const { tab } = searchWords().products[product]
      const times = [out && say.out(out), back && say.back(back)]
      return [
        { label: say.search, value: row([tab, read()?.title, read()?.facts]) },
        { label: say.chosen, value: row([title, ...times]) },
        { label: say.seen, value: sen === undefined ? '' : formatSen(sen) },
      ].filter(({ value }) => value)
    },
    suggested: suggestions(product, parameters),
  }
}

function suggestions(product: Product, query: URLSearchParams): Record<string, string> {
  const depart = query.get(searchForms[product].days[0]) ?? ''
  const all = {
    depart: isDay(depart) ? depart : '',
    adults: query.get('adults') ?? '',
    children: query.get('children') ?? '',
    childAges: query.getAll('age').filter(Boolean).join(', '),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value && value !== '0'))
}
