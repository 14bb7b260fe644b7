/** The states and federal territories of Malaysia. */
export const states = [
  'Johor',
  'Kedah',
  'Kelantan',
  'Kuala Lumpur',
  'Labuan',
  'Melaka',
  'Negeri Sembilan',
  'Pahang',
  'Penang',
  'Perak',
  'Perlis',
  'Putrajaya',
  'Sabah',
  'Sarawak',
  'Selangor',
  'Terengganu',
] as const

export type State = (typeof states)[number]

/** States whose offices rest on Fridays and Saturdays; in all others on Saturdays and Sundays. */
const restOnFridays: readonly State[] = ['Kedah', 'Kelantan', 'Terengganu']

/** The days of the week on which offices of a state are closed, 0 for Monday to 6 for Sunday. */
export const weekendOf = (state: State): readonly number[] => (restOnFridays.includes(state) ? [4, 5] : [5, 6])
