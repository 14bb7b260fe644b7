import { expect, test } from 'vitest'
import { fittingQuestions } from './asked-questions.server.ts'

const entry = (question: string) => ({
  question,
  answer: '<p>Yes. But not always. It depends.</p>',
  slug: question.slice(0, 3),
})
const categories = [
  { name: 'Hotels and cars', slug: 'cars', questions: ['What does the insurance of a rental car cover?'].map(entry) },
  {
    name: 'Tours and cruises',
    slug: 'tours',
    questions: [
      'What is a ground package?',
      'Can a tour be cancelled?',
      'Which papers do I need for a cruise?',
      'I travel alone. Do I pay for two?',
    ].map(entry),
  },
  { name: 'Documents and insurance', slug: 'papers', questions: ['A visa?', 'Am I insured?'].map(entry) },
]

test.each([
  ['tour', ['What is a ground package?', 'Can a tour be cancelled?', 'I travel alone. Do I pay for two?']],
  [
    'cruise',
    ['Which papers do I need for a cruise?', 'I travel alone. Do I pay for two?', 'What is a ground package?'],
  ],
  ['insurance', ['Am I insured?', 'A visa?']],
  ['ticket', []],
] as const)('what people ask about a %s comes first, what belongs to others last', (kind, questions) => {
  expect(fittingQuestions(kind, categories).map(({ question }) => question)).toEqual(questions)
})

test('an answer is begun, and its page has the rest', () => {
  expect(fittingQuestions('insurance', categories)[0]).toMatchObject({
    answer: 'Yes. But not always.',
    path: '/faq-details/Am%20',
  })
})
