import type { ReactNode } from 'react'

/** The planner of leave; days come formatted. */
export const en = {
  state: 'Where you work',
  school: 'School holidays',
  noSchool: 'No one at school',
  schoolGroup: ({ group, where }: { group: string; where: string }) => `Group ${group}: ${where}`,
  month: 'Month',
  anyMonth: 'The best of all months',
  submit: 'Show days off',
  resultsAll: (state: string) => `The best days off in ${state}`,
  resultsOf: ({ state, month }: { state: string; month: string }) => `Days off in ${state}, ${month}`,
  nothing: (month: string) => `No public holiday makes a longer break in ${month}. Try another month.`,
  days: ({ length, leave }: { length: number; leave: number }) =>
    leave === 0
      ? `${length} days off without leave`
      : `${length} days off for ${leave} ${leave === 1 ? 'day' : 'days'} of leave`,
  tile: ({ length, leave }: { length: number; leave: number }) =>
    leave === 0 ? `${length} days, no leave` : `${length} days for ${leave}`,
  noBreak: 'no longer break',
  take: (days: string) => `Take ${days}`,
  offAnyway: 'Nothing to take: everyone is off',
  holiday: ({
    day,
    name,
    insteadOf,
    isExpected,
  }: {
    day: string
    name: string
    insteadOf: string
    isExpected: boolean
  }) => `${day}: ${name}${insteadOf && `, in lieu of ${insteadOf}`}${isExpected ? ' (expected)' : ''}`,
  schoolMissed: (days: number) =>
    days === 0 ? 'Children miss no day of school' : `Children miss ${days} ${days === 1 ? 'day' : 'days'} of school`,
  schoolUnknown: 'School holidays of these days are not announced',
  fits: 'Fits these very days',
  anyDay: 'other days too',
  way: 'with a day there and a day back',
  places: (places: ReactNode): ReactNode[] => ['At their best that month: ', places],
  otherMonths: 'Month by month',
  expected: 'Expected days follow the moon or await their announcement, and may move.',
  notAnnounced: ({ what, day }: { what: string; day: string }) => `Not announced on ${day}: ${what}.`,
  known: (until: string) => `Public holidays are known until ${until}.`,
  sources: 'Where these days come from',
  source: ({ name, day }: { name: string; day: string }) => `${name}, read on ${day}`,
}
