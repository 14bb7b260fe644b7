import account from '../account/account.css?inline'
import enquiry from '../enquiry/enquiry.css?inline'
import article from '../page-types/article/article.css?inline'
import destination from '../page-types/destination/destination.css?inline'
import detail from '../page-types/detail/detail.css?inline'
import faq from '../page-types/faq/faq.css?inline'
import home from '../page-types/home/home.css?inline'
import listing from '../page-types/listing/listing.css?inline'
import news from '../page-types/news/news.css?inline'
import siteTree from '../page-types/prose/site-tree.css?inline'
import panelRoom from '../search/panel/panel-room.css?inline'
import errorPages from '../shell/error-pages.css?inline'
import carousel from '../ui/carousel.css?inline'
import forms from '../ui/forms.css?inline'

/** Styles that only some pages need, by the name that `PageStyle` asks for. */
export const pageStyles = {
  ...{ account, article, carousel, destination, detail, enquiry, errorPages, faq, forms, home, listing, news },
  ...{ panelRoom, siteTree },
}
