import { contentWords } from '@agency/words/pages/content/words.ts'
import { nodesIn } from './blocks.ts'
import { firstOf, isEmpty, isRecord } from './raw-values.ts'
import type { Report } from './report.ts'
import { htmlIn } from './rich-text.ts'
import { readWords, wordsOfHtml } from './words.ts'

export type ItineraryDay = {
  day: string
  title: string
  text: string
  meals: string
  overnight: string
  /** `by` is the transport; both may be empty. */
  stops: { place: string; by: string }[]
}

const titleNames = ['title', 'heading', 'headline', 'header', 'name']
const textNames = ['text', 'description', 'body', 'bodyText', 'content', 'details', 'answer']
const dayNames = ['day', 'dayNumber', 'number']
const heading =
  /<h[1-6]\b[^>]*>([\s\S]*?)<\/h[1-6]>|<p>\s*<(?:strong|b)>((?:(?!<\/p>)[\s\S])*?)<\/(?:strong|b)>\s*(?:<\/p>)/gi
const dayLine = /^(?:day|hari)\s*(\d{1,3})\s*[:.–—-]?\s*(.*)$/i

/** From a list of objects, JSON text, blocks, HTML with headings, or lines that begin with "Day 1". */
export function readItinerary(value: unknown, report: Report): ItineraryDay[] {
  const nodes = nodesIn(value)
  if (nodes) return nodes.flatMap((node, at) => dayOf(node, at, report))
  if (isEmpty(value)) return []
  const html = htmlIn(value)
  if (html === '') {
    report({
      reason: 'holds no days',
      did: 'the day by day is left out',
      todo: 'Write one entry for each day, with a title.',
    })
  }
  return html.search(heading) >= 0 ? daysOfHeadings(html) : daysOfLines(wordsOfHtml(html))
}

function dayOf(node: unknown, at: number, report: Report): ItineraryDay[] {
  if (isEmpty(node)) return []
  if (!isRecord(node)) return daysOfLines(readWords(node, report))
  const words = (names: string[]) => readWords(firstOf(node, names), report)
  const day = words(dayNames)
  const text = words(textNames)
  const title = words(titleNames)
  if (!title && !text) {
    report({
      reason: `has an entry without words, number ${at + 1}`,
      did: 'that day is left out',
      todo: 'Give the day a title.',
    })
    return []
  }
  const rest = {
    text,
    meals: words(['meals', 'meal']),
    overnight: words(['overnight', 'accommodation', 'hotel']),
    stops: stopsOf(node.stops, report),
  }
  return [
    title
      ? { day, title, ...rest }
      : { day: '', title: /^\d*$/.test(day) ? contentWords().day(day || at + 1) : day, ...rest },
  ]
}

function stopsOf(value: unknown, report: Report): ItineraryDay['stops'] {
  return (nodesIn(value) ?? []).flatMap(stop => {
    const part = isRecord(stop) ? stop : { place: stop }
    const place = readWords(part.place, report)
    return place ? [{ place, by: readWords(part.by, report) }] : []
  })
}

function daysOfHeadings(html: string): ItineraryDay[] {
  const headings = [...html.matchAll(heading)]
  const before = wordsOfHtml(html.slice(0, headings[0]?.index))
  const days = headings.map((match, at) => {
    const text = wordsOfHtml(html.slice(match.index + match[0].length, headings[at + 1]?.index))
    return titled(wordsOfHtml(match[1] ?? match[2] ?? ''), text)
  })
  return before ? [titled('', before), ...days] : days
}

function daysOfLines(words: string): ItineraryDay[] {
  const days: ItineraryDay[] = []
  for (const line of words.split('\n').filter(Boolean)) {
    const last = days.at(-1)
    if (dayLine.test(line) || !last) days.push(dayLine.test(line) ? titled(line, '') : titled('', line))
    else last.text = last.text ? `${last.text}\n${line}` : line
  }
  return days
}

function titled(line: string, text: string): ItineraryDay {
  const [, day = '', title = line] = dayLine.exec(line) ?? []
  const name = title || (day ? contentWords().day(day) : contentWords().trip)
  return { day: title ? day : '', title: name, text, meals: '', overnight: '', stops: [] }
}
