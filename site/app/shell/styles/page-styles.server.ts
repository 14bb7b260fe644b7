import carousel from '@agency/ui/carousel/carousel.css?inline'
import errorSummary from '@agency/ui/forms/error-summary.css?inline'
import forms from '@agency/ui/forms/forms.css?inline'
import pageHeader from '@agency/ui/layout/page-header.css?inline'
import prose from '@agency/ui/layout/prose.css?inline'
import reading from '@agency/ui/layout/reading.css?inline'
import table from '@agency/ui/layout/table.css?inline'
import breadcrumbs from '@agency/ui/navigation/breadcrumbs.css?inline'
import pagination from '@agency/ui/navigation/pagination.css?inline'
import { focusRules } from '@agency/ui/pictures/focus-classes.ts'
import embed from '../../clients/content/rich-text/steps/embed.css?inline'
import richText from '../../clients/content/rich-text/steps/rich-text.css?inline'
import account from '../../features/account/account.css?inline'
import deal from '../../features/deals/deal-summary.css?inline'
import quotation from '../../features/deals/quotation/quotation.css?inline'
import enquiry from '../../features/enquiry/enquiry.css?inline'
import preview from '../../features/preview/preview.css?inline'
import panelRoom from '../../features/search/form/styles/panel-room.css?inline'
import results from '../../features/site-search/results.css?inline'
import searchLine from '../../features/site-search/search-line.css?inline'
import terms from '../../features/site-settings/terms/terms.css?inline'
import errorPages from '../errors/error-pages.css?inline'
import agentHeader from '../header/agent-header.css?inline'
import chinese from '../languages/chinese.css?inline'
import languages from '../languages/language-switch.css?inline'

const ofPageTypes = import.meta.glob<string>('../../page-types/*/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

const byFileName = Object.entries(ofPageTypes).map(([path, css]) => [path.split(/[/.]/).at(-2) ?? '', css])

export const pageStyles: Record<string, string> = {
  account,
  agentHeader,
  breadcrumbs,
  carousel,
  deal,
  embed,
  enquiry,
  errorPages,
  focus: focusRules,
  forms: forms + errorSummary,
  chinese,
  languages,
  pageHeader,
  pagination,
  panelRoom,
  preview,
  prose: prose + richText,
  quotation,
  reading,
  results: results + searchLine,
  table,
  terms,
  ...Object.fromEntries(byFileName),
}
