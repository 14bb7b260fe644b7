import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import { calendarOf } from '@agency/contracts/dates/holidays/state-calendars.ts'
import { holidayName, knownUntil } from '@agency/reference-data/holidays.ts'
import { placeName } from '@agency/reference-data/place-names.ts'
import { malaysianStates, statesInWords } from '@agency/reference-data/states.ts'
import { currentLanguage } from '@agency/words/current-language.ts'
import { inEnglish } from '@agency/words/in-english.ts'
import * as z from 'zod'
import { texts } from '../../clients/content/readers/lenient-values.server.ts'
import { headOf, pageProperties, titleOf } from '../../features/metadata/page-properties.server.ts'
import { loadHolidays } from '../../features/site-settings/days-off.server.ts'
import type { PageLoader } from '../page/page-loader.server.ts'
import { fittingOffers, loadGoods, placesAtTheirBest } from './fitting.server.ts'
import { type LeaveChoice, leaveQuery, readLeaveChoice } from './leave-choice.ts'
import {
  bestByLeave,
  bestValue,
  daysFrom,
  isOff,
  monthOfStretch,
  type Stretch,
  stretchesOf,
} from './leave-stretches.ts'

const schema = z.object({
  ...pageProperties,
  /** Public paths of families of tours. */
  links: texts,
  /** Public paths of pages with places below them. */
  placesBelow: texts,
})

/** The number of stretches without a chosen month. */
const maxBest = 4

export const loadLeave = (async request => {
  const { content, env, route, url, today } = request
  const [node, holidays] = await Promise.all([content.node(schema, { key: route.key }), loadHolidays(content, env)])
  const until = knownUntil(holidays.publicHolidays.map(({ day }) => day))
  const months = [...new Set(daysFrom(today, until).map(day => day.slice(0, 7)))]
  const choice = readLeaveChoice(url.searchParams, months)
  const calendar = calendarOf(choice.state, holidays)
  const stretches = stretchesOf(calendar, addDays(today, 1), until)
  const goods = await loadGoods(node.links, node.placesBelow, request)
  const inMonth = (month: string) => stretches.filter(one => monthOfStretch(one) === month)
  const tiles = months.map(month => ({ month, best: bestValue(inMonth(month)), href: hrefOf(choice, month) }))
  const shown = choice.month
    ? bestByLeave(inMonth(choice.month))
    : bestOf(tiles.flatMap(({ best }) => best ?? [])).slice(0, maxBest)

  /** School days that the children miss; undefined if unknown. */
  const missed = ({ first, last }: Stretch) => {
    if (!choice.group) return undefined
    const unknown = holidays.notAnnounced.some(({ states, from, until: to }) => !states && from <= last && first <= to)
    if (unknown) return 'unknown' as const
    const breaks = holidays.schoolHolidays.filter(({ group }) => group === choice.group)
    return daysFrom(first, last).filter(
      day => !isOff(day, calendar) && !breaks.some(({ first: from, last: to }) => from <= day && day <= to),
    ).length
  }

  return {
    type: 'leave' as const,
    head: {
      ...headOf(node, route),
      // Search engines index the page without choices.
      noIndex: choice.isChosen,
    },
    title: titleOf(node, route),
    subtitle: node.subtitle,
    subtitle2: node.subtitle2,
    picture: node.image,
    html: node.bodyText,
    path: route.path,
    state: choice.state.slug,
    stateName: nameOf(choice.state),
    group: choice.group,
    month: choice.month,
    months,
    states: malaysianStates.map(state => ({ slug: state.slug, name: nameOf(state) })),
    groups: (['A', 'B'] as const).map(group => ({
      group,
      where: statesInWords(malaysianStates.filter(one => one.schoolGroup === group).map(({ slug }) => slug)) ?? '',
    })),
    stretches: shown.map(stretch => ({
      ...stretch,
      holidays: stretch.holidays.map(holiday => ({ ...holiday, name: holidayName(holiday.name) })),
      strip: daysFrom(stretch.first, stretch.last).map(day => ({ day, kind: kindOf(day, stretch) })),
      schoolMissed: missed(stretch),
      offers: fittingOffers(goods, stretch, choice.state.slug),
      places: placesAtTheirBest(goods, Number(stretch.first.slice(5, 7))),
    })),
    tiles: tiles.filter(({ month }) => month !== choice.month),
    notAnnounced: holidays.notAnnounced
      .filter(({ until: to, states }) => to >= today && (states ? states.includes(choice.state.slug) : true))
      .map(one => ({ ...one, what: holidayName(one.what) })),
    until,
    sources: sourcesOf(shown, holidays.publicHolidays),
  }

  function hrefOf(chosen: LeaveChoice, month: string): string {
    return `${route.path}${leaveQuery(chosen, month)}#results`
  }
}) satisfies PageLoader

export type LeavePage = Awaited<ReturnType<typeof loadLeave>>

/** The best value first, each stretch once. */
function bestOf(stretches: Stretch[]): Stretch[] {
  const best = bestValue(stretches)
  return best ? [best, ...bestOf(stretches.filter(one => one !== best))] : []
}

function kindOf(day: string, { leave, holidays }: Stretch): 'leave' | 'holiday' | 'weekend' {
  if (leave.includes(day)) return 'leave'
  return holidays.some(holiday => holiday.day === day) ? 'holiday' : 'weekend'
}

const nameOf = ({ name }: { name: string }) => placeName(name, 'MY', currentLanguage())

type Known = { day: string; name: string; sources: { name: string; url?: string; lookedUp?: string }[] }

/** The sources of the holidays in some stretches, each once. */
function sourcesOf(stretches: Stretch[], dated: Known[]): Known['sources'] {
  const days = new Set(
    stretches.flatMap(({ holidays }) => holidays.map(({ day, replacementOf }) => replacementOf ?? day)),
  )
  const matches = dated.filter(({ day }) => days.has(day)).flatMap(({ sources }) => sources)
  const each = [...new Map(matches.map(source => [source.name, source])).values()]
  return each.map(source => ({ ...source, name: inEnglish(source.name) }))
}
