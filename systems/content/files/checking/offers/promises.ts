import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import {
  daysOfSeason,
  isSeason,
  type KnownHolidays,
  type Season,
  stayInSeason,
} from '@agency/contracts/dates/seasons/seasons.ts'
import { endsWith, isForProduct } from '@agency/contracts/site/products.ts'
import { readHolidays, usualHolidaysFile } from '@agency/reference-data/holidays.ts'
import type { SourceNode } from '../../reading/source-node.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'
import { type CheckedDeal, publicDeals } from './public-deals.ts'

/** Words in a title that promise a season, and the seasons that keep the promise. */
const promises: [words: RegExp, kept: readonly Season[]][] = [
  [/\bschool holidays\b/i, ['school-holidays', 'school-holidays-a', 'school-holidays-b']],
  [/\bin the holidays\b/i, ['school-holidays', 'school-holidays-a', 'school-holidays-b', 'year-end', 'mid-year']],
  [/\byear[- ]end\b|\bChristmas\b/i, ['year-end']],
  [/\b(?:Chinese|Lunar) New Year\b/i, ['chinese-new-year']],
  [/\bRaya\b|\bAidilfitri\b/i, ['hari-raya']],
  [/\bmid-?year\b/i, ['mid-year']],
  [/\bdry now\b/i, ['dry-islands']],
]

/** Days before a season in which its row should have an offer. */
const soon = 60

/** Countdowns that no linked offer ends with; offers outside the season of their title; seasons without usable offers. */
export function checkPromises(map: ContentMap): Finding[] {
  const deals = publicDeals(map)
  const holidays = knownHolidays(map)
  return map.nodes.flatMap(node => {
    if (node.alias === 'promotion') return checkCountdown(node, deals, map)
    if (node.alias !== 'section' || node.properties.kind !== 'deals') return []
    return [...checkTitle(node), ...checkSeason(node, deals, holidays, map.today)]
  })
}

/** The usual holidays, and the school holidays that were announced since. */
function knownHolidays({ nodes }: ContentMap): KnownHolidays {
  const { publicHolidays, schoolHolidays } = readHolidays(usualHolidaysFile)
  const announced = nodes.flatMap(({ alias, properties }) =>
    alias === 'daysOff' ? (properties.schoolHolidays ?? []) : [],
  )
  return { publicHolidays, schoolHolidays: [...schoolHolidays, ...(announced as typeof schoolHolidays)] }
}

function checkCountdown(node: SourceNode, deals: CheckedDeal[], { pages, now }: ContentMap): Finding[] {
  const about = findingsAbout(node)
  const end = Date.parse(String(node.properties.until))
  if (end <= now.getTime()) return []
  const target = pages.get(String(node.properties.link).toLowerCase())
  return [
    ...(deals.some(deal => endsWith(node.properties, end, deal))
      ? []
      : [about.error('until', 'no offer ends by then, so that the countdown is not shown')]),
    ...(target && !['homePage', 'dealsPage'].includes(target.alias)
      ? [about.error('link', 'is no page of offers: it cannot show what ends')]
      : []),
  ]
}

function checkTitle(node: SourceNode): Finding[] {
  const { title, season } = node.properties
  const promised = promises.filter(([words]) => words.test(String(title)))
  if (promised.every(([, held]) => held.some(one => one === season))) return []
  return [findingsAbout(node).error('title', 'promises a time: choose its season')]
}

function checkSeason(node: SourceNode, deals: CheckedDeal[], holidays: KnownHolidays, today: string): Finding[] {
  const { season, product, theme } = node.properties
  if (typeof season !== 'string' || !isSeason(season)) return []
  const mine = deals.filter(
    deal => isForProduct(String(product ?? ''), deal.product) && (!theme || deal.themes.includes(String(theme))),
  )
  if (mine.some(deal => stayInSeason(deal, season, deal.validFrom > today ? deal.validFrom : today, holidays)))
    return []
  const [next] = season === 'dry-islands' ? [] : daysOfSeason(season, today, holidays)
  // No error: days pass without a change, and visitors do not see such a row.
  const isNear = next && next.first <= addDays(today, soon)
  const unused = isNear && `no offer of this row can be used between ${next.first} and ${next.last}`
  const rests = 'the row rests: no offer can be used then, or its days are not known yet'
  return [findingsAbout(node).warning('season', unused || rests)]
}
