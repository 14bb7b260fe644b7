import type { ReactNode } from 'react'

/** Questions and answers; an island's words. */
export const en = {
  search: 'Search questions and answers',
  examples: 'baggage, visa, refund…',
  find: 'Find',
  subjects: 'Subjects',
  every: 'Show every question',
  count: (answers: number) =>
    answers === 0 ? 'No answer fits these words' : answers === 1 ? '1 answer' : `${answers} answers`,
  countFor: ({ count, words }: { count: string; words: string }) => `${count} for “${words}”. `,
  all: 'Every question, with every answer',
  allText: 'Every question, with every answer, on one page.',
  answersAbout: ({ count, subject }: { count: number; subject: string }) =>
    `${count} ${count === 1 ? 'answer' : 'answers'} about ${subject.toLowerCase()}.`,
  titled: (subject: string) => `${subject}: questions and answers`,
  loose: 'More questions',
  unnamed: 'Questions',
  still: 'Still a question?',
  /** The question follows when it is read aloud. */
  link: 'Link to this answer',
  answer: 'Answer',
  more: (subject: string) => `More about ${subject.toLowerCase()}`,
  onward: ({
    subject,
    about,
    every,
  }: { subject: string } & Record<'about' | 'every', (text: string) => ReactNode>): ReactNode[] => [
    about(`All about ${subject.toLowerCase()}`),
    ' or ',
    every('every question'),
  ],
}
