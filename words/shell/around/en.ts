import type { ReactNode } from 'react'

/** Header, menu, footer, and what the page's script shows. */
export const en = {
  main: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  /** Leads to everything below an entry of the menu. */
  all: (entry: string) => `All ${entry}`,
  hotline: 'Hotline',
  callHotline: (number: string) => `Hotline ${number}`,
  brand: (brand: string) => `${brand}, home`,
  daysLeft: (days: number) => (days === 0 ? 'under a day' : days === 1 ? '1 day' : `${days} days`),
  /** After the number of days, before hours and minutes. */
  dayUnit: 'd',
  footer: 'Footer',
  languages: 'Language',
  social: ({ brand, network }: { brand: string; network: string }) => `${brand} on ${network}`,
  enquiries: 'General enquiries',
  support: 'Customer support',
  agents: 'Travel agents',
  partners: 'Partners',
  /** The wording that Google requires where its badge may be out of sight. */
  recaptcha: ({ privacy, terms }: { privacy: (text: string) => ReactNode; terms: (text: string) => ReactNode }) => [
    'The agent log-in is protected by reCAPTCHA, and the Google ',
    privacy('Privacy Policy'),
    ' and ',
    terms('Terms of Service'),
    ' apply.',
  ],
  offline: 'You are offline. What you see stays; new pages have to wait.',
  loading: 'Loading the page',
  preview: {
    title: 'Preview',
    text: ({ name, until }: { name: ReactNode; until: string }): ReactNode[] => [
      '“',
      name,
      `” in its newest version, with what is released together with it. Visitors may not see this yet. Links go on in this preview, which works until ${until}.`,
    ],
    leave: 'Leave the preview',
  },
}
