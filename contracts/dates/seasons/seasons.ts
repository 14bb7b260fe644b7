import { dryMonthsOf } from '@agency/reference-data/dry-islands.ts'
import { addDays } from '../calendar-day.ts'
import { type Days, firstDays, type Period } from './first-days.ts'

export const seasons = [
  'school-holidays',
  'school-holidays-a',
  'school-holidays-b',
  'year-end',
  'chinese-new-year',
  'hari-raya',
  'mid-year',
  'dry-islands',
] as const

export type Season = (typeof seasons)[number]

export const isSeason = (name: string): name is Season => (seasons as readonly string[]).includes(name)

export type KnownHolidays = {
  publicHolidays: { day: string; name: string }[]
  schoolHolidays: { first: string; last: string; group: string }[]
}

export type SeasonOffer = Period & { dealTags?: string[] | undefined }

/** Days. Limits "dry now, or will be soon". */
const soon = 60

const around = { before: 4, after: 8 }

/** From a day of one month to a day of another; in the next year where that month is earlier. */
const yearly = {
  'year-end': { first: '12-01', last: '01-02' },
  // Always here so far, and announced late.
  'mid-year': { first: '05-22', last: '06-20' },
} as const

const festivals = {
  'chinese-new-year': /^(?:chinese|lunar) new year$/i,
  'hari-raya': /^hari raya (?:aidilfitri|puasa)$/i,
} as const

/**
 * School holidays give one span for each group; none while unannounced.
 * @param from A Malaysian calendar day.
 */
export function daysOfSeason(season: Season, from: string, holidays: KnownHolidays, offer: SeasonOffer = {}): Days[] {
  return spansOf(season, from, holidays, offer).map(({ first, last }) => ({ first: first < from ? from : first, last }))
}

function spansOf(season: Season, from: string, holidays: KnownHolidays, { dealTags = [] }: SeasonOffer): Days[] {
  if (season === 'dry-islands') return dryDays(dryMonthsOf(dealTags), from, addDays(from, soon))
  if (season === 'year-end' || season === 'mid-year') return yearlyDays(season, from)
  if (season === 'chinese-new-year' || season === 'hari-raya') return festivalDays(festivals[season], from, holidays)
  const groups = season === 'school-holidays' ? ['A', 'B'] : [season.slice(-1).toUpperCase()]
  return groups.flatMap(wanted => {
    const breaks = holidays.schoolHolidays.filter(({ group, last }) => group === wanted && last >= from)
    return breaks.toSorted((one, other) => one.first.localeCompare(other.first)).slice(0, 1)
  })
}

function yearlyDays(season: keyof typeof yearly, from: string): Days[] {
  const { first, last } = yearly[season]
  const year = Number(from.slice(0, 4))
  const spans = [year - 1, year, year + 1].map(one => ({
    first: `${one}-${first}`,
    last: `${last < first ? one + 1 : one}-${last}`,
  }))
  return spans.filter(span => span.last >= from).slice(0, 1)
}

function festivalDays(name: RegExp, from: string, { publicHolidays }: KnownHolidays): Days[] {
  const spans = publicHolidays
    .filter(holiday => name.test(holiday.name))
    .map(({ day }) => ({ first: addDays(day, -around.before), last: addDays(day, around.after) }))
    .toSorted((one, other) => one.first.localeCompare(other.first))
  return spans.filter(({ last }) => last >= from).slice(0, 1)
}

function dryDays(months: readonly number[], first: string, last: string): Days[] {
  const spans: Days[] = []
  let span: Days | undefined
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (!months.includes(Number(day.slice(5, 7)))) span = undefined
    else if (span) span.last = day
    else {
      span = { first: day, last: day }
      spans.push(span)
    }
  }
  return spans
}

/**
 * An offer without a travel period promises no season.
 * @param from The earliest first day, a Malaysian calendar day.
 */
export function stayInSeason(offer: SeasonOffer, season: Season, from: string, holidays: KnownHolidays) {
  if (!offer.travelFrom && !offer.travelUntil) return undefined
  const stays = daysOfSeason(season, from, holidays, offer).flatMap(days => firstDays(offer, days) ?? [])
  return stays.toSorted((one, other) => one.start.localeCompare(other.start))[0]
}
