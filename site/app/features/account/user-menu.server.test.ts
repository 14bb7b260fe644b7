import { bookingLinks } from '@agency/contracts/booking/links.ts'
import type { Session } from '@agency/contracts/session/session-cookie.server.ts'
import { expect, test } from 'vitest'
import { readEnv } from '../../../server/settings/env.ts'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { loadUserMenu } from './user-menu.server.ts'
import { visitorOf } from './visitor/visitor.ts'

const env = readEnv({})
const content = (answer: () => unknown) =>
  ({
    async node(schema, { key, subKey }) {
      expect([key, subKey]).toEqual([env.CONTENT_KEY_MENUS, env.CONTENT_KEY_USER_MENU])
      return schema.parse(answer())
    },
  }) as Partial<ContentSource> as ContentSource
const session: Session = {
  firstName: 'Aisyah',
  userId: 1,
  userTypeCode: 'MEM',
  isAgent: false,
  expires: new Date(),
}

test('editors decide the menu, and paths of the booking site get its address', async () => {
  const items = [
    { name: 'My trips', menuLink: '/account/upcomingtrips', target: '_blank' },
    { name: 'My balances', menuLink: '/account' },
    { name: 'Help', menuLink: '/faq' },
    { name: 'Elsewhere', menuLink: 'https://points.example/' },
    { name: 'Bad', menuLink: 'javascript:alert(1)' },
  ]
  const menu = await loadUserMenu(
    content(() => ({ items })),
    env,
  )
  const { links } = visitorOf(session, 'https://booking.example', 'https://www.example', menu, {
    SESSION: 'jwe',
    SIGN_IN: 'forms',
  })
  expect(links).toEqual([
    { name: 'My trips', href: 'https://booking.example/account/upcomingtrips', target: '_blank' },
    { name: 'My balances', href: '/account', target: undefined },
    { name: 'Help', href: '/faq', target: undefined },
    { name: 'Elsewhere', href: 'https://points.example/', target: undefined },
  ])
})

test.each([
  ['is empty', () => ({ items: [] })],
  ['has no items', () => ({})],
  [
    'cannot be read',
    () => {
      throw new Error('content is away')
    },
  ],
])('a menu that %s is replaced by the default one', async (_, answer) => {
  expect(await loadUserMenu(content(answer), env)).toEqual(
    [
      ['Profile', bookingLinks.manageProfile],
      ['Change Password', bookingLinks.managePassword],
      ['Upcoming Trips', bookingLinks.upcomingTrips],
      ['Travel History', bookingLinks.travelHistory],
      ['Frequent Flyer', bookingLinks.frequentFlyer],
      ['Traveller Group', bookingLinks.travellerGroup],
      ['Saved Searches', bookingLinks.savedSearch],
    ].map(([name, menuLink]) => ({ name, menuLink, target: '' })),
  )
})
