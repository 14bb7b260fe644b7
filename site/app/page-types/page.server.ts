import type { PageType } from '../addresses/page-type.ts'
import { pageTypeOf } from '../clients/content/routes/page-aliases.ts'
import type { Notice } from '../features/metadata/page-head.ts'
import { loadAccount } from './account/account.server.ts'
import { loadArticle } from './article/article.server.ts'
import { loadDestination } from './destination/destination.server.ts'
import { loadDetail } from './detail/detail.server.ts'
import { loadFaq } from './faq/faq.server.ts'
import { loadForm } from './form/form.server.ts'
import { loadDealsPage } from './home/deals-page.server.ts'
import { loadHub } from './hub/hub.server.ts'
import { loadLeave } from './leave/leave.server.ts'
import { loadListing } from './listing/listing.server.ts'
import { loadNews } from './news/news.server.ts'
import type { PageLoader, PageRequest } from './page/page-loader.server.ts'
import { loadProse } from './prose/prose.server.ts'

const loaders = {
  home: loadDealsPage,
  deals: loadDealsPage,
  listing: loadListing,
  detail: loadDetail,
  destination: loadDestination,
  hub: loadHub,
  news: loadNews,
  article: loadArticle,
  faq: loadFaq,
  prose: loadProse,
  form: loadForm,
  leave: loadLeave,
  account: loadAccount,
} satisfies Record<PageType, PageLoader>

export type Page = Awaited<ReturnType<(typeof loaders)[PageType]>>

/** The content type picks the loader. */
export async function loadPage(request: PageRequest): Promise<Page> {
  const { route, today } = request
  const page: Page = await loaders[pageTypeOf(route.alias, route.ancestors.at(-1)?.alias) ?? 'prose'](request)
  const isShown = ({ from = today, until }: Notice) => from <= today && today <= until
  page.head.notices = page.head.notices?.filter(isShown) ?? []
  return page
}
