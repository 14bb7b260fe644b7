export const en = {
  group: {
    state: (people: number, min: number | undefined) =>
      min
        ? `${people} of at least ${min} so far: ${people >= min ? 'goes' : `${min - people} more needed`}`
        : `${people} booked so far`,
    short: (people: number, min: number | undefined) =>
      min ? (people >= min ? 'goes' : `${min - people} more needed`) : `${people} booked`,
    asOf: (day: string) => `Bookings as of ${day}.`,
    sample: 'sample: ',
    samples: 'These figures are samples.',
  },
  mean: (rating: string, count: number) => `${rating} of 5, the mean of ${count} reviews`,
  photographs: 'What it really looks like',
  /** Hotels without a name: named some days before departure, or in the travel documents; samples. */
  houses: {
    named: (days: number) => `We name each hotel by ${days} days before departure. It will be of the class given here.`,
    later: 'Houses of this kind; their names are in your travel papers.',
    sample: 'These names are samples: no such hotels exist.',
  },
  /** The time until an enquiry is answered, within a sentence, and as one. */
  answered: {
    /** If the settings promise nothing. */
    usual: 'as soon as possible',
    measured: ({ count, unit }: { count: number; unit: 'hour' | 'day' }) =>
      `usually within ${count} working ${unit}${count === 1 ? '' : 's'} (measured over the last 30 days)`,
    sentence: (within: string) => `We answer, ${within}.`,
  },
}
