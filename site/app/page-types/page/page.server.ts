import { type PageType, pageTypeOf } from '../../clients/content/routes/page-aliases.ts'
import { loadAccount } from '../account/account.server.ts'
import { loadArticle } from '../article/article.server.ts'
import { loadDestination } from '../destination/destination.server.ts'
import { loadDetail } from '../detail/detail.server.ts'
import { loadFaq } from '../faq/faq.server.ts'
import { loadForm } from '../form/form.server.ts'
import { loadDealsPage } from '../home/deals-page.server.ts'
import { loadHub } from '../hub/hub.server.ts'
import { loadListing } from '../listing/listing.server.ts'
import { loadNews } from '../news/news.server.ts'
import { loadProse } from '../prose/prose.server.ts'
import type { PageRequest } from './page-loader.server.ts'

/** Reads the page of a route: its content type picks the loader. */
export function loadPage(request: PageRequest) {
  const { alias, ancestors } = request.route
  const type: PageType = pageTypeOf(alias, ancestors.at(-1)?.alias) ?? 'prose'
  switch (type) {
    case 'home':
    case 'deals':
      return loadDealsPage(request)
    case 'listing':
      return loadListing(request)
    case 'detail':
      return loadDetail(request)
    case 'destination':
      return loadDestination(request)
    case 'hub':
      return loadHub(request)
    case 'news':
      return loadNews(request)
    case 'article':
      return loadArticle(request)
    case 'faq':
      return loadFaq(request)
    case 'form':
      return loadForm(request)
    case 'prose':
      return loadProse(request)
    case 'account':
      return loadAccount(request)
    default:
      return type satisfies never
  }
}

/** The model of any page; `type` tells which. */
export type Page = Awaited<ReturnType<typeof loadPage>>
