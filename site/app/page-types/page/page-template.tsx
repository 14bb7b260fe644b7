import { AccountTemplate } from '../account/account-template.tsx'
import { ArticleTemplate } from '../article/article-template.tsx'
import { DestinationTemplate } from '../destination/destination-template.tsx'
import { DetailTemplate } from '../detail/detail-template.tsx'
import { FaqTemplate } from '../faq/faq-template.tsx'
import { FormTemplate } from '../form/form-template.tsx'
import { DealsTemplate } from '../home/deals-template.tsx'
import { HubTemplate } from '../hub/hub-template.tsx'
import { ListingTemplate } from '../listing/listing-template.tsx'
import { NewsTemplate } from '../news/news-template.tsx'
import { ProseTemplate } from '../prose/prose-template.tsx'
import type { Page } from './page.server.ts'

/** Shows any page: its type picks the template. */
export function PageTemplate({ page }: { page: Page }) {
  switch (page.type) {
    case 'deals':
      return <DealsTemplate page={page} />
    case 'listing':
      return <ListingTemplate page={page} />
    case 'detail':
      return <DetailTemplate page={page} />
    case 'destination':
      return <DestinationTemplate page={page} />
    case 'hub':
      return <HubTemplate page={page} />
    case 'news':
      return <NewsTemplate page={page} />
    case 'article':
      return <ArticleTemplate page={page} />
    case 'faq':
      return <FaqTemplate page={page} />
    case 'form':
      return <FormTemplate page={page} />
    case 'prose':
      return <ProseTemplate page={page} />
    case 'account':
      return <AccountTemplate page={page} />
    default:
      return page satisfies never
  }
}
