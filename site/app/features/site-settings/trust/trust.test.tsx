import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { OwnDataRequest } from '../../account/own-data/own-data-page.tsx'
import type { RolePaths } from '../living-links.ts'
import { loadBrand } from '../shell-model.server.ts'
import { officerMailbox } from './data-officer.tsx'
import { PlannerNote } from './help-card.tsx'
import { type Review, reviews, reviewsOfOffer } from './reviews.server.ts'
import { Reviews } from './reviews.tsx'
import { TrustFacts } from './trust-facts.tsx'

const person = {
  name: 'Daniel Jimbun',
  slug: 'daniel-jimbun',
  urlSegment: '',
  role: 'Borneo',
  bio: '',
  image: undefined,
  languages: ['English', 'Malay', 'Iban'],
  hours: '',
  plans: [],
}
const review: Review = { by: 'Farah', text: 'Good.', rating: 4, travelled: '2026-03-14', trip: '', sample: false }
const shown = (given: Partial<Review>) => renderToStaticMarkup(<Reviews reviews={[{ ...review, ...given }]} />)

test('a planner is shown with what is known, and no planner shows nothing', () => {
  const note = renderToStaticMarkup(<PlannerNote planner={person} />)
  expect(note).toContain('Speaks English, Malay and Iban')
  expect(note.match(/<span>/g)).toHaveLength(2)
  expect(renderToStaticMarkup(<PlannerNote planner={undefined} />)).toBe('')
})

test('a review shows its month and its stars; a sample is marked as one', () => {
  expect(shown({})).toContain('March 2026')
  expect(shown({})).toContain('4 of 5 stars')
  expect(shown({})).not.toContain('Sample')
  expect(shown({ sample: true })).toMatch(/^(?!.*stars).*<h2[^>]*>Sample review</)
  expect(shown({ rating: undefined })).not.toContain('stars')
})

const ratings = (...given: (number | undefined)[]) => given.map(rating => ({ ...review, rating }))

test('an offer shows its three newest reviews, and the mean of five ratings or more', () => {
  const days = ['2026-03-14', '2026-09-01', '2025-12-24', '2026-08-31']
  const { shown: newest } = reviewsOfOffer(days.map(travelled => ({ ...review, travelled })))
  expect(newest.map(({ travelled }) => travelled)).toEqual(['2026-09-01', '2026-08-31', '2026-03-14'])
  expect(reviewsOfOffer(ratings(5, 4, 4, 3, undefined)).mean).toBeUndefined()
  expect(reviewsOfOffer(ratings(5, 4, 4, 3, undefined, 5)).mean).toEqual({ rating: '4.2', count: 5 })
})

test('samples have no mean, and leave with the first real review', () => {
  const samples = ratings(5, 5, 5, 5, 5).map(one => ({ ...one, sample: true }))
  expect(reviewsOfOffer(samples).mean).toBeUndefined()
  expect(reviewsOfOffer([...samples, review])).toEqual({ shown: [review], mean: undefined })
})

test('without reviews there is no heading for them', () =>
  expect(renderToStaticMarkup(<Reviews reviews={[]} />)).toBe(''))

test.each([0, 6, 'many'])('%s is no number of stars', rating =>
  expect(reviews.parse([{ by: 'Farah', text: 'Good.', rating }])).toMatchObject([{ rating: undefined }]),
)

test('questions about personal data go to their own mailbox, or to customer support', () => {
  const supportMailbox = 'care@site.example'
  expect(officerMailbox({ supportMailbox, privacyMailbox: 'officer@site.example' })).toBe('officer@site.example')
  expect(officerMailbox({ supportMailbox, privacyMailbox: '' })).toBe(supportMailbox)
})

const plainBrand = await loadBrand({ node: () => Promise.reject() } as never, { CONTENT_KEY_SETTINGS: '' })

/** On a page of an agency whose settings name only a deposit. */
function onPage(node: ReactNode, rolePaths: RolePaths) {
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: () => node }])
  const brand = { ...plainBrand, deposit: 'RM 300.00' }
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: { shell: { brand, rolePaths } } } }} />)
}

test('facts about the agency link only to pages that exist', () => {
  const links = (paths: RolePaths) =>
    onPage(<TrustFacts title="Safe" names={[]} takesDeposit />, paths).match(/href="[^"]*"/g)
  expect(links({ cancelling: '/cancel' })).toEqual(['href="/cancel"'])
  expect(links({ cancelling: '/if-you-cancel', terms: '/tnc' })).toEqual([
    'href="/if-you-cancel"',
    'href="/tnc#seller"',
  ])
})

test('without links to own data the page promises none, and leads to the contact form', () => {
  const page = (byLink: boolean) => onPage(<OwnDataRequest language="en" byLink={byLink} isOnOnePage />, {})
  expect(page(true)).toContain('Get a copy of everything our systems hold')
  expect(page(false)).toContain('We answer by e-mail or telephone: <a href="/contactus">contact form</a>')
  expect(page(false)).not.toMatch(/<form|everything/)
})
