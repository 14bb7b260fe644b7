import type { Page } from '@playwright/test'

/** A touch on something whose script has not come yet, and what is to be seen when it works. */
export type FirstTouch = { what: string; path: string; touch: (page: Page) => Promise<void>; works: string }

/** Presses on a page, one after another, of which each is reported. */
export type PressesOnPage = {
  path: string
  /** The island that has to be hydrated before the first of them. */
  island?: string
  presses: { what: string; press: (page: Page) => Promise<void> }[]
}

const tapField = (name: string) => (page: Page) => page.getByLabel(name, { exact: true }).first().tap()
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).tap()
const openSheet = (page: Page) => page.getByRole('link', { name: 'Where to?' }).tap()

export const firstTouches: FirstTouch[] = [
  { what: 'menu', path: '/', touch: openMenu, works: '#mobile-menu[open]' },
  { what: 'search sheet', path: '/', touch: openSheet, works: '#search-sheet[open]' },
  { what: 'place field, its list', path: '/flights', touch: tapField('From'), works: '[role=option]' },
  { what: 'day field, its calendar', path: '/flights', touch: tapField('Depart'), works: '[role=grid]' },
  {
    what: 'name in an enquiry, its checks',
    path: '/contactus',
    touch: tapField('Your name'),
    works: '[data-island=enquiry-form][data-hydrated]',
  },
]

export const livePresses: PressesOnPage[] = [
  { path: '/', presses: [{ what: 'open the menu', press: openMenu }] },
  { path: '/', presses: [{ what: 'open the search sheet', press: openSheet }] },
  {
    path: '/flights',
    island: 'product-form',
    presses: [
      { what: 'place field', press: tapField('From') },
      { what: 'a letter of a place', press: page => page.keyboard.type('penang', { delay: 200 }) },
      { what: 'choose a place', press: page => page.getByRole('option').first().tap() },
    ],
  },
  {
    path: '/flights?from=KUL&to=PEN',
    island: 'product-form',
    presses: [
      { what: 'open the calendar', press: tapField('Depart') },
      { what: 'next month', press: page => page.getByRole('button', { name: 'Month after' }).tap() },
      { what: 'choose the first day', press: page => page.getByRole('gridcell').getByRole('button').nth(9).tap() },
      { what: 'choose the last day', press: page => page.getByRole('gridcell').getByRole('button').nth(14).tap() },
    ],
  },
  {
    path: '/contactus',
    island: 'enquiry-form',
    presses: [
      { what: 'name field of an enquiry', press: tapField('Your name') },
      { what: 'a letter of a name', press: page => page.keyboard.type('Mei Ling', { delay: 200 }) },
      { what: 'the next field', press: tapField('E-mail address') },
    ],
  },
]
