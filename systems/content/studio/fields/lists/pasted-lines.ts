import type { ItineraryDay } from '@agency/contracts/manage/offers/itinerary.ts'

export const linesIn = (pasted: string): string[] =>
  pasted
    .split(/\r?\n/)
    .map(line => line.replace(/^\s*(?:[•·▪*–-]|\d+[.)])\s+/, '').trim())
    .filter(Boolean)

/** `Day 4 – Hanoi`, `DAY 04-05: Hanoi`, `Hari 4: Hanoi` */
const heading = /^(?:day|hari)\s*(\d{1,2})(?:\s*(?:[-–&]|to)\s*(?:day\s*)?\d{1,2}\b)?\s*[-–—:.|)]*\s*(.*)$/i
const meal = '(?:breakfast|lunch|tea|dinner|[bltd])'
/** `(B/L/D)`, `[Breakfast, dinner]`, `Meals: B, D`, at the end of a line */
const meals = new RegExp(`\\s*(?:[([]|meals\\s*:)\\s*(${meal}(?:\\s*[/,+&]\\s*${meal})*)\\s*[)\\]]?\\s*$`, 'i')
const mealNames: Record<string, string> = { b: 'breakfast', l: 'lunch', t: 'tea', d: 'dinner' }

/** From Word and similar; empty without headings of days. */
export function daysIn(pasted: string): ItineraryDay[] {
  const days: ItineraryDay[] = []
  for (const line of linesIn(pasted)) {
    const [, number, title] = heading.exec(line) ?? []
    if (number !== undefined) days.push({ day: Number(number), ...withMeals({}, title ?? '', 'title') })
    else if (days.length > 0) days.push(withMeals(days.pop() ?? {}, line, 'text'))
  }
  return days
}

/** Adds a line as title or text, and the meals at its end. */
function withMeals(day: ItineraryDay, line: string, place: 'title' | 'text'): ItineraryDay {
  const [end = '', mealText] = meals.exec(line) ?? []
  const words = [day[place], line.slice(0, line.length - end.length)].filter(Boolean).join('\n')
  const names = mealText?.split(/[/,+&]/).map(one => mealNames[one.trim().charAt(0).toLowerCase()])
  const text = names?.join(', ') ?? ''
  return {
    ...day,
    ...(words && { [place]: words }),
    ...(text && { meals: text.charAt(0).toUpperCase() + text.slice(1) }),
  }
}
