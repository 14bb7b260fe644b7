export const en = {
  title: 'Who sells to you',
  arranges: 'Who arranges the journey',
  labels: {
    company: 'Company (number)',
    licence: 'Tourism licence',
    address: 'Registered address',
    contact: 'Telephone and e-mail',
    price: 'Prices',
    payment: 'Means of payment',
    confirmation: 'Confirmation',
    correcting: 'Before you send a form',
    complaints: 'Complaints',
  },
  licenceUntil: (licence: string, day: string) => `${licence}, valid until ${day}`,
  means: {
    card: 'credit or debit card',
    fpx: 'FPX',
    'duitnow-qr': 'DuitNow QR',
    'bank-transfer': 'bank transfer',
    'e-wallet': 'e-wallet',
    cash: 'cash',
    instalments: 'instalments',
  },
  parts: {
    taxes: 'taxes and charges collected with the booking',
    'service-tax': 'service tax where it applies',
    'tourism-tax': 'the tourism tax that foreign guests pay at hotels in Malaysia',
    fees: 'our fees',
  },
  included: (parts: string) => `In ringgit, with ${parts}.`,
  notIncluded: (parts: string) => `Not included: ${parts}.`,
  confirmation: (days: number) => `Within ${days} working ${days === 1 ? 'day' : 'days'} of your order.`,
  correcting:
    'You can correct everything until you send it. We acknowledge it at once, with a reference. Nothing is booked until we confirm it.',
  complaints: (mailbox: string, days: number | undefined) =>
    `Write to ${mailbox}.${days === undefined ? '' : ` You have our answer within ${days} ${days === 1 ? 'day' : 'days'}.`}`,
  /** The tribunal for disputes. @param limit The formatted sum up to which it decides. */
  tribunal: (limit: string) =>
    `If it does not satisfy you, the Tribunal for Consumer Claims decides claims up to ${limit}, and the Civil Aviation Authority of Malaysia helps with flights.`,
  more: 'Ways to pay, complaints and more',
}
