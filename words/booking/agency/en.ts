import type { ReactNode } from 'react'

/** Pages on which an agency asks to become an agent. */
export const en = {
  title: 'Register your agency',
  intro:
    'For licensed travel agencies that want to book with us at net rates. Our agent desk checks every registration and answers within three working days. No account is opened before that.',
  chooseState: 'Please choose',
  /** By the name that the form posts. */
  states: {
    Johor: 'Johor',
    Kedah: 'Kedah',
    Kelantan: 'Kelantan',
    'Kuala Lumpur': 'Kuala Lumpur',
    Labuan: 'Labuan',
    Melaka: 'Melaka',
    'Negeri Sembilan': 'Negeri Sembilan',
    Pahang: 'Pahang',
    Penang: 'Penang',
    Perak: 'Perak',
    Perlis: 'Perlis',
    Putrajaya: 'Putrajaya',
    Sabah: 'Sabah',
    Sarawak: 'Sarawak',
    Selangor: 'Selangor',
    Terengganu: 'Terengganu',
    'Outside Malaysia': 'Outside Malaysia',
  },
  hints: {
    licence: 'As on the licence, such as KPK/LN 1234.',
    registration: 'SSM number, such as 201901000005.',
    message: 'What you sell, and how we can reach you best.',
  },
  send: 'Send the registration',
  amAgent: 'I am already an agent',
  arrived: {
    title: 'Your registration has arrived',
    reference: (reference: ReactNode, email: string | undefined): ReactNode[] => [
      'Your reference is ',
      reference,
      email ? `. We will send a receipt to ${email}.` : '.',
    ],
    text: 'Our agent desk checks the licence and answers within three working days. No account is opened before that.',
  },
}
