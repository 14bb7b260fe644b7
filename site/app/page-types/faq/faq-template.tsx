import { Icon } from '../../ui/icon.tsx'
import { Prose } from '../../ui/prose.tsx'
import { PageBanner } from '../page-banner.tsx'
import type { loadFaq } from './faq.server.ts'

type FaqPage = Awaited<ReturnType<typeof loadFaq>>

export function FaqTemplate({ page }: { page: FaqPage }) {
  return (
    <>
      <PageBanner head={page.head} title={page.title} subtitle={page.subtitle} picture={page.picture} />
      <div className="wrap page-body faq">
        <Prose html={page.html} className="page-intro" />
        {page.categories.map(category => (
          <section key={category.slug} id={category.slug} className="faq__category">
            <h2>{category.name}</h2>
            {category.questions.map(({ question, answer, urlSegment }) => (
              <details key={urlSegment} id={urlSegment} className="faq__question" open={page.openAll || undefined}>
                <summary>
                  {question} <Icon name="chevron-down" />
                </summary>
                <Prose html={answer} />
              </details>
            ))}
          </section>
        ))}
      </div>
    </>
  )
}
