import { currentLanguage } from '@agency/words/current-language.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import { holidayWords } from '@agency/words/values/holidays/words.ts'
import { placeName } from './place-names.ts'

/** Weekdays count from 0 for Monday. */
export type MalaysianState = {
  slug: string
  name: string
  /** Group A of the Ministry of Education starts its school week on a Sunday. */
  schoolGroup: SchoolGroup
  weekend: readonly number[]
  /** A holiday on this day of the weekend moves to the next working day; one on the other day is lost. */
  replacedRestDay: number
}

export type SchoolGroup = 'A' | 'B'

const friday = 4
const saturday = 5
const sunday = 6

// Johor rested on Fridays and Saturdays until the end of 2024.
const usual = { schoolGroup: 'B', weekend: [saturday, sunday], replacedRestDay: sunday } as const
const kedah = { schoolGroup: 'A', weekend: [friday, saturday], replacedRestDay: friday } as const
const eastCoast = { ...kedah, replacedRestDay: saturday } as const

export const malaysianStates: readonly MalaysianState[] = [
  { slug: 'johor', name: 'Johor', ...usual },
  { slug: 'kedah', name: 'Kedah', ...kedah },
  { slug: 'kelantan', name: 'Kelantan', ...eastCoast },
  { slug: 'kuala-lumpur', name: 'Kuala Lumpur', ...usual },
  { slug: 'labuan', name: 'Labuan', ...usual },
  { slug: 'melaka', name: 'Melaka', ...usual },
  { slug: 'negeri-sembilan', name: 'Negeri Sembilan', ...usual },
  { slug: 'pahang', name: 'Pahang', ...usual },
  { slug: 'penang', name: 'Penang', ...usual },
  { slug: 'perak', name: 'Perak', ...usual },
  { slug: 'perlis', name: 'Perlis', ...usual },
  { slug: 'putrajaya', name: 'Putrajaya', ...usual },
  { slug: 'sabah', name: 'Sabah', ...usual },
  { slug: 'sarawak', name: 'Sarawak', ...usual },
  { slug: 'selangor', name: 'Selangor', ...usual },
  { slug: 'terengganu', name: 'Terengganu', ...eastCoast },
]

export const usualState = malaysianStates.find(({ slug }) => slug === 'kuala-lumpur') as MalaysianState

export function stateNamed(slug: string): MalaysianState | undefined {
  return malaysianStates.find(state => state.slug === slug)
}

const maxNames = 4

/** `Sabah and Sarawak`, `all states but Sarawak`, `most states`, in the current language; undefined for all. */
export function statesInWords(slugs: readonly string[]): string | undefined {
  const [inside, outside] = [slugs, otherStates(slugs)].map(some =>
    malaysianStates.filter(({ slug }) => some.includes(slug)).map(({ name }) => name),
  ) as [string[], string[]]
  if (outside.length === 0) return undefined
  if (inside.length <= maxNames) return inWords(inside)
  if (outside.length <= maxNames) return holidayWords().allBut(inWords(outside))
  return inside.length > outside.length ? holidayWords().most : holidayWords().some
}

export function areNearlyAll(slugs: readonly string[]): boolean {
  return otherStates(slugs).length <= maxNames
}

const otherStates = (slugs: readonly string[]) =>
  malaysianStates.map(({ slug }) => slug).filter(slug => !slugs.includes(slug))

const inWords = (names: string[]) => formatWords().list(names.map(name => placeName(name, 'MY', currentLanguage())))
