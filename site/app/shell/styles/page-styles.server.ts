import carousel from '@agency/ui/carousel/carousel.css?inline'
import forms from '@agency/ui/forms/forms.css?inline'
import account from '../../features/account/account.css?inline'
import enquiry from '../../features/enquiry/enquiry.css?inline'
import panelRoom from '../../features/search/panel/panel-room.css?inline'
import results from '../../features/site-search/results.css?inline'
import article from '../../page-types/article/article.css?inline'
import destination from '../../page-types/destination/destination.css?inline'
import detail from '../../page-types/detail/detail.css?inline'
import faq from '../../page-types/faq/faq.css?inline'
import bands from '../../page-types/home/bands.css?inline'
import home from '../../page-types/home/home.css?inline'
import listing from '../../page-types/listing/listing.css?inline'
import news from '../../page-types/news/news.css?inline'
import banner from '../../page-types/page/page-banner.css?inline'
import siteTree from '../../page-types/prose/site-tree.css?inline'
import errorPages from '../errors/error-pages.css?inline'

/** Styles that only some pages need, by the name that `PageStyle` asks for. */
export const pageStyles = {
  account,
  article,
  banner,
  bands,
  carousel,
  destination,
  detail,
  enquiry,
  errorPages,
  faq,
  forms,
  home,
  listing,
  news,
  panelRoom,
  results,
  siteTree,
}
