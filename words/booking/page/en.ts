import type { ReactNode } from 'react'

type Link = (text: string) => ReactNode

/** The frame of each page of the booking site, refusals, and the page that asks to wait. */
export const en = {
  skip: 'Skip to content',
  home: (brand: string) => `${brand}, home`,
  site: 'Site',
  footer: 'Footer',
  languages: 'Language',
  toSite: 'Back to the website',
  logOut: 'Log out',
  contact: 'Contact us',
  privacy: 'Privacy',
  terms: 'Terms and conditions',
  goToSite: 'Go back to the website',
  requiredField: (label: string) => `${label}: Required`,
  /** By status. */
  headings: {
    403: 'This was not started here',
    404: 'This page is not here',
    429: 'Please wait a moment',
    503: 'We will be back in a moment',
  },
  /** By status, instead of the sentence for programs. */
  texts: {
    403: 'This was started on a page that is not ours, so nothing was done. Please begin again on our website.',
    404: 'There is nothing at this address.',
    413: 'The body of the request is too large.',
    503: 'Please try again in a moment.',
  },
  wrong: 'Something went wrong',
  ourFault: 'It is our fault, not yours. Please try again in a moment.',
  problems: {
    unreadableAddress: 'This address contains a character that cannot be read.',
    tooLong: 'Something in the form is too long.',
    unreadable: 'Something in the form contains a character that cannot be read.',
    notForm: 'This is to be posted as a form.',
    notSearch: 'A search is posted as a form.',
    notSaved: 'This search cannot be saved.',
    tooManyQuestions: 'Too many questions. Please ask again later.',
    noEmail: 'The field email is missing or too long.',
  },
  wait: {
    title: 'Please wait a moment',
    text: (seconds: number) =>
      `Too many attempts. Please try again in ${seconds >= 90 ? `${Math.ceil(seconds / 60)} minutes` : seconds === 1 ? 'one second' : `${seconds} seconds`}.`,
    goBack: 'Go back',
    forgotten: (link: Link): ReactNode[] => ['Forgotten it? ', link('Choose a new password'), '.'],
  },
}
