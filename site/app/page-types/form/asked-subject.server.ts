import { enquiryKinds, type FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { inLanguage } from '@agency/words/current-language.ts'
import { offerWords } from '@agency/words/offers/offer/words.ts'
import type { RouteIndex } from '../../clients/content/routes/route-resolution.ts'
import { askedDeal } from '../../features/deals/asked-deal.server.ts'
import { subjectOf } from '../../features/enquiry/form/prefill.server.ts'
import { chosenOffer, type Fact } from '../../features/offer-choice/chosen-offer.server.ts'
import type { Subject } from '../../features/offer-choice/enquiry-subject.tsx'
import { askedSearch } from '../../features/search/server/asked-search.server.ts'
import type { PageRequest } from '../page/page-loader.server.ts'

type Asker = Pick<PageRequest, 'content' | 'env' | 'url' | 'today' | 'isAgent'>

/** The subject in an address: a page with the choice, a deal, or a search with one of its results. */
export async function askedSubject(form: FormName, asker: Asker, routes: RouteIndex): Promise<Subject | undefined> {
  const about =
    form === 'contact' || form === 'group-flight' ? subjectOf(asker.url.searchParams.get('about'), routes) : undefined
  const [offer, deal] = await Promise.all([
    about && chosenOffer(asker, about.path, routes, form === 'group-flight'),
    form === 'contact' || form === 'group-flight' ? askedDeal(asker) : undefined,
  ])
  const search = form === 'contact' && !about ? askedSearch(asker) : undefined
  if (search) {
    const { title: name, ...rest } = search
    return subject({ ...none, ...rest, name, chosen: search.facts })
  }
  const page = about && { ...none, ...about, ...offer }
  const whole = deal ? withDeal(page, deal, enquiryKinds[form].page) : page
  return whole && subject(whole)
}

/** The visitor reads its facts; the office gets what is chosen in English. */
type Asked = Omit<Subject, 'facts' | 'chosen'> & Record<'facts' | 'chosen', () => Fact[]>

const none = { picture: undefined, suggested: {}, cancelling: [], contents: {}, facts: () => [], chosen: () => [] }

const subject = ({ facts, chosen, ...asked }: Asked): Subject => ({
  ...asked,
  facts: facts(),
  chosen: inLanguage('en', () => inOneLine(chosen())),
})

const inOneLine = (facts: Fact[]): string =>
  facts
    .map(({ label, value }) => `${label}: ${value}`)
    .join('; ')
    .slice(0, 400)

type AskedDeal = NonNullable<Awaited<ReturnType<typeof askedDeal>>>

function withDeal(page: Asked | undefined, deal: AskedDeal, formPath: string): Asked {
  const path = deal.agentOnly ? '/agent' : formPath
  const base = page ?? { ...none, path, name: deal.title, picture: deal.picture }
  const facts = () => [...deal.facts(), ...base.facts().filter(({ label }) => label !== offerWords().price)]
  return { ...base, facts: page ? facts : () => facts().slice(1), chosen: facts }
}
