import { enquiryKinds, type FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import type { RouteIndex } from '../../clients/content/routes/route-resolution.ts'
import { askedDeal } from '../../features/deals/asked-deal.server.ts'
import { subjectOf } from '../../features/enquiry/form/prefill.server.ts'
import { chosenOffer } from '../../features/offer-choice/chosen-offer.server.ts'
import type { Subject } from '../../features/offer-choice/enquiry-subject.tsx'
import { askedSearch } from '../../features/search/server/asked-search.server.ts'
import type { PageRequest } from '../page/page-loader.server.ts'

type Asker = Pick<PageRequest, 'content' | 'env' | 'url' | 'today' | 'isAgent'>

/** The subject in an address: a page with the choice, a deal, or a search with one of its results. */
export async function askedSubject(form: FormName, asker: Asker, routes: RouteIndex): Promise<Subject | undefined> {
  const about =
    form === 'contact' || form === 'group-flight' ? subjectOf(asker.url.searchParams.get('about'), routes) : undefined
  const [chosen, deal] = await Promise.all([
    about && chosenOffer(asker, about.path, routes, form === 'group-flight'),
    form === 'contact' || form === 'group-flight' ? askedDeal(asker) : undefined,
  ])
  const search = form === 'contact' && !about ? askedSearch(asker) : undefined
  return search ? ofSearch(search) : withDeal(about && { ...about, ...chosen }, deal, enquiryKinds[form].page)
}

function ofSearch({ title: name, facts, ...search }: NonNullable<ReturnType<typeof askedSearch>>): Subject {
  return { ...search, name, facts, picture: undefined, cancelling: [], contents: {}, chosen: inOneLine(facts) }
}

const inOneLine = (facts: Subject['facts']): string =>
  facts
    .map(({ label, value }) => `${label}: ${value}`)
    .join('; ')
    .slice(0, 400)

type AskedDeal = Awaited<ReturnType<typeof askedDeal>>

function withDeal(subject: Subject | undefined, deal: AskedDeal, formPath: string): Subject | undefined {
  if (!deal) return subject
  const path = deal.agentOnly ? '/agent' : formPath
  const none = {
    path,
    name: deal.title,
    picture: deal.picture,
    suggested: {},
    cancelling: [],
    contents: {},
    chosen: '',
    facts: [],
  }
  const base: Subject = subject ?? none
  const facts = [...deal.facts, ...base.facts.filter(({ label }) => label !== 'Price')]
  return { ...base, facts: subject ? facts : facts.slice(1), chosen: inOneLine(facts) }
}
