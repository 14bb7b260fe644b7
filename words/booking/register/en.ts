import type { ReactNode } from 'react'

/** Pages on which members make an account and confirm their address. */
export const en = {
  title: 'Create an account',
  agree: (link: (text: string) => ReactNode): ReactNode[] => ['I agree to the ', link('terms and conditions'), '.'],
  /** The tick box of news, without its link, as the newsletter's list stores it. */
  consent: 'Send me offers by e-mail, as the privacy notice describes.',
  optional: '(optional)',
  signUp: 'Sign up',
  haveOne: 'I have an account',
  ready: {
    title: 'Your account is ready',
    text: 'We sent you an e-mail: please follow its link to confirm your address. You are not logged in yet.',
    logIn: 'Log in',
  },
  confirm: {
    title: 'Confirm your e-mail address',
    heading: 'Is this your address?',
    text: (address: ReactNode): ReactNode[] => [
      'An account was made with ',
      address,
      '. If that was you, please confirm it.',
    ],
    yes: 'Yes, this is mine',
  },
}
