import { Notice } from '@agency/ui/overlays/notice.tsx'
import type { ReactNode } from 'react'
import { AccountTemplate } from './account/account-template.tsx'
import { ArticleTemplate } from './article/article-template.tsx'
import { DestinationTemplate } from './destination/destination-template.tsx'
import { DetailTemplate } from './detail/detail-template.tsx'
import { FaqTemplate } from './faq/faq-template.tsx'
import { FormTemplate } from './form/form-template.tsx'
import { DealsTemplate } from './home/deals-template.tsx'
import { HubTemplate } from './hub/hub-template.tsx'
import { LeaveTemplate } from './leave/leave-template.tsx'
import { ListingTemplate } from './listing/listing-template.tsx'
import { NewsTemplate } from './news/news-template.tsx'
import type { Page } from './page.server.ts'
import { ProseTemplate } from './prose/prose-template.tsx'

type Template<Type extends Page['type']> = (props: { page: Extract<Page, { type: Type }> }) => ReactNode

const templates: { [Type in Page['type']]: Template<Type> } = {
  deals: DealsTemplate,
  listing: ListingTemplate,
  detail: DetailTemplate,
  destination: DestinationTemplate,
  hub: HubTemplate,
  news: NewsTemplate,
  article: ArticleTemplate,
  faq: FaqTemplate,
  prose: ProseTemplate,
  form: FormTemplate,
  leave: LeaveTemplate,
  account: AccountTemplate,
}

export function PageTemplate({ page }: { page: Page }) {
  // The table above types each template with its own page; TypeScript cannot follow that through a look-up.
  const Template = templates[page.type] as (props: { page: Page }) => ReactNode
  return (
    <>
      {page.head.notices?.map(({ text }) => (
        <div key={text} className="wrap top-notice">
          <Notice>
            <p dir="auto">{text}</p>
          </Notice>
        </div>
      ))}
      <Template page={page} />
    </>
  )
}
