import type { FormName } from './enquiry-forms.ts'

const person = { name: 'Aisyah Rahman', email: 'aisyah@example.com', phone: '+60 12-345 6789', consent: true }

/** One valid enquiry for each form, for tests and the contract suite. */
export const sampleEnquiries: Record<FormName, Record<string, unknown>> = {
  contact: {
    ...person,
    topic: 'new-journey',
    about: '/ground-package/langkawi-island-escape',
    depart: '2098-03-28',
    adults: 2,
    children: 2,
    childAges: '4, 9',
    message: 'Is there a room for four?\nWe like it quiet.',
    answerBy: 'email',
  },
  'group-flight': {
    ...person,
    from: 'Kuala Lumpur (KUL)',
    to: 'Jeddah (JED)',
    trip: 'return',
    depart: '2098-05-02',
    return: '2098-05-16',
    flexibility: 'three-days',
    cabin: 'economy',
    adults: 42,
    children: 3,
    purpose: 'pilgrimage',
  },
  'request-change': {
    ...person,
    bookingReference: 'KX7Q2M',
    change: 'dates',
    newDepart: '2098-06-01',
    newReturn: '2098-06-08',
    message: 'One week later, please.',
  },
  visa: {
    ...person,
    destination: 'China',
    purpose: 'tourism',
    arrive: '2098-09-01',
    leave: '2098-09-12',
    nationality: 'Malaysia',
    passportExpiry: '2099-12-01',
    adults: 2,
  },
  transfer: {
    ...person,
    direction: 'both-ways',
    airport: 'Langkawi (LGK)',
    address: 'Jalan Pantai Cenang, Langkawi',
    day: '2098-03-28',
    time: '14:25',
    flight: 'AK 6304',
    backDay: '2098-04-01',
    backTime: '18:10',
    adults: 2,
    children: 1,
    childAges: '4',
    suitcases: 3,
  },
}
