import { Section } from '@agency/ui/layout/section.tsx'
import type { AskedQuestion } from './asked-questions.server.ts'

/** What others ask about offers of this kind. */
export function AskedQuestions({ questions }: { questions: AskedQuestion[] }) {
  if (questions.length === 0) return null
  return (
    <Section title="What others ask" more={{ href: '/faq', text: 'All questions' }}>
      <ul className="asked">
        {questions.map(({ question, answer, path }) => (
          <li key={path}>
            <h3>
              <a href={path}>{question}</a>
            </h3>
            <p>{answer}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
