export const en = {
  phoneMissing: 'Please give a phone number: our office cannot take this form without one.',
  phoneWrong:
    'We cannot dial this number. Please give it as you dial it in Malaysia, for example 012-345 6789, or with + and the country code, for example +65 6123 4567.',
  /** The number of the question that a person answers, from 21 to 99. */
  number: ({ tens, units }: { tens: number; units: number }) =>
    `${'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')[tens - 2]}${['', '-one', '-two', '-three', '-four', '-five', '-six', '-seven', '-eight', '-nine'][units]}`,
  /** The subject of an enquiry about a car. */
  anotherReturn: 'Return at another place, which you name in your message',
  thanks: 'Thank you, we have your message',
  reference: 'Your reference',
  receipt: 'A receipt with it is on its way to your mailbox.',
  noReceipt: 'Please write it down, so that we can find your message.',
  home: 'Back to the home page',
}
