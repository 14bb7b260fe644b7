import type { FAQPage } from 'schema-dts'
import { publicAddress } from '../site-identity.ts'
import type { QuestionsSubject } from './page-subject.ts'

/** Questions with their answers. */
export function faqPage({ questions }: QuestionsSubject, siteUrl: string): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer, path }) => ({
      '@type': 'Question',
      name: question,
      url: publicAddress(siteUrl, path),
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
