import type { ReactNode } from 'react'

/** Log-in, registration, and their dialog. */
export const en = {
  logIn: 'Log in',
  signUp: 'Sign up',
  titles: { 'log-in': 'Log In & Sign Up', 'sign-up': 'Create an Account' },
  tabs: { label: 'Who is logging in', member: 'Member', agent: 'Agent' },
  quickSignUp: 'Quick Sign Up',
  email: 'E-mail',
  password: 'Password',
  member: {
    stay: 'Stay logged in',
    forgot: 'Forgot Password',
    send: 'Login Now',
    mismatch: "The email and password you entered don't match.",
  },
  agent: {
    name: 'Trading ID / Username',
    send: 'Login',
    signUp: 'Sign Up',
    working: 'Checking that you are a person…',
    failed: 'The check could not be made just now. Please try again in a minute.',
    unverified:
      'You were not logged in: the check that you are a person needs script, which did not arrive. Please load this page again, or write to us.',
    noScript: (write: (text: string) => ReactNode): ReactNode[] => [
      'Agent log-in checks that a person is there, and that needs script. Please turn it on, or ',
      write('write to us'),
      '.',
    ],
  },
  provider: {
    logIn: (name: string) => `Login with ${name}`,
    entering: (name: string) => `Logging you in with ${name}…`,
    away: (name: string) => `${name} cannot be reached just now. Please log in with your password.`,
    unconfirmed: (name: string) => `${name} could not confirm who you are. Please try again.`,
    cancelled: (name: string) => `${name} log-in was cancelled.`,
  },
  register: {
    passwordHint: 'At least 8 characters.',
    again: 'Confirm password',
    firstName: 'First name',
    lastName: 'Last name',
    country: 'Country of your phone',
    phone: 'Phone',
    code: 'Referral code',
    codeTitle: 'A code that is still valid',
    /** Changed words are a new version of `contracts/booking/pdpa-consent.ts`. */
    news: (notice: (text: string) => ReactNode): ReactNode[] => [
      'I agree that my name and e-mail address are used to send me offers by e-mail, as the ',
      notice('privacy notice'),
      ' describes. I can take this back at any time.',
    ],
    terms: (terms: (text: string) => ReactNode): ReactNode[] => ['I agree to the ', terms('terms and conditions'), '.'],
    note: 'Signing up does not log you in: log in once with your new password.',
    send: 'Create my account',
    elsewhere: (page: (text: string) => ReactNode): ReactNode[] => ['Or ', page('sign up on our booking site'), '.'],
    /** The form by itself, and below the log-in. */
    mismatch: {
      alone: "The password and confirmed password don't match.",
      quick: 'Password and confirm password not match.',
    },
  },
  faults: {
    required: 'Required',
    loginEmail: 'Email field is required.',
    loginPassword: 'Password field is required.',
    email: 'Invalid email format.',
    taken: 'Email already exists',
    unchecked: 'An error occurred while checking the email.',
    short: 'Min 8 characters',
    name: "Please use letters, spaces and . , ' - / @ ( ) · only.",
    phone: 'Please give a phone number in digits, for example 012-345 6789.',
    spentCode: 'This code has ended: you sign up without it.',
    terms: 'Please check the term and condition to proceed with registration.',
  },
}
