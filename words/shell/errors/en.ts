import type { ReactNode } from 'react'

export const en = {
  /** Titles of documents, from the specification. */
  notFoundTitle: '404 Not Found',
  errorTitle: 'An error occurred',
  delayed: {
    heading: 'This page is delayed',
    text: 'We cannot reach the desk that keeps this page. It usually takes a minute or two; nothing you entered is lost.',
  },
  notReady: {
    heading: 'This page is not ready yet',
    text: 'We are still setting this site up. Please come back later.',
  },
  faulty: {
    heading: 'Something went wrong on our side',
    text: 'The fault is ours, not yours. We have noted it. Please try again, or start from the home page.',
  },
  /** Before a command, for the person who installs the site. */
  mapping: 'Its content system has names of its own. This command writes the mapping file that says what they mean:',
  again: 'Try again',
  home: 'Go to the home page',
  notFound: {
    code: 'This page could not be found',
    heading: 'Looks Like This Page Missed Its Flight',
    text: "Let's get you back on track to your dream destination.",
    inEnglish: (page: ReactNode): ReactNode[] => ['You can read this page in English: ', page],
    back: 'Go Back',
    countdown: (seconds: ReactNode): ReactNode[] => ['Going back in ', seconds, ' s'],
    stay: 'Stay here',
    stayed: 'Take your time. The board shows where you can go from here.',
    departures: 'Departures',
    gate: (gate: string) => `Gate ${gate}`,
    boarding: 'Boarding',
    missed: 'This page',
    departed: 'Departed',
  },
  previewOver: {
    heading: 'This preview is over',
    text: 'Links to previews work for a limited time. Ask the editor who sent it to you for a new one.',
  },
  /** Pages that the server makes without rendering. */
  plain: {
    call: (link: string) => `In a hurry? Call us on ${link}.`,
    links: ({ again, home }: { again: (text: string) => string; home: (text: string) => string }) =>
      `${again('Try again')} or ${home('go to the home page')}.`,
    busy: 'We are unusually busy right now',
    notTaken:
      'We could not accept what you sent, and nothing was done with it. Please go back, where your text should still be, and send it again in a few seconds.',
    notMade: 'This page is not ready yet. Please try again in a few seconds.',
    tooMany: 'That was a lot at once',
    tooManyText: 'Many requests came from your network in a short time. Please wait a moment, then try again.',
  },
  last: {
    heading: 'An error occurred while showing the error page',
    text: (home: (text: string) => string) =>
      `We are sorry. Please ${home('go to the home page')} or try again in a minute.`,
  },
}
