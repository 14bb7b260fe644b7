import * as z from 'zod'
import { named } from '../../manage/field-meta.ts'

const payers = [
  'sharer',
  'dormitory',
  'party',
  'family',
  'child',
  'extra adult',
  'extra guest',
  'adult',
  'person',
  'single supplement',
  'addition',
  'group',
] as const

const number = (label: string, min: number, max = 40) => named(label, z.number().int().min(min).max(max)).optional()
const day = z.iso.date({ error: 'must be a day, written YYYY-MM-DD' }).meta({ title: 'day', kind: 'day' })
const text = z.string().trim().min(1).meta({ title: 'text', kind: 'text', silent: true, words: 'term' })

/** A `party` is exactly `people`, or up to `maxPeople`; a `family` may be repeated; plain rooms have no `room`. */
export const fareSchema = z.strictObject({
  who: named('Who pays', z.enum(payers)).describe('The people who pay this price'),
  people: number('People', 1).describe(
    'How many people share the room or travel together. For an extra guest: how many a room takes. For a group: the smallest one',
  ),
  minPeople: number('From how many people on', 1).describe('The smallest number of people who can choose it'),
  maxPeople: number('Up to how many people', 1).describe('The largest number of people who can choose it'),
  children: number('Children', 0).describe('How many of these people are children; 0 for adults only'),
  youngest: number('Age from', 0, 17).describe('The lowest age of a child who pays this price, for example 4'),
  oldest: number('Age to', 0, 17).describe('The highest age of a child who pays this price, for example 11'),
  bed: named('Takes a bed beside one adult', z.boolean())
    .optional()
    .describe('The child may also be the second person in a room, beside one adult'),
  sharing: number('People who share a room', 1).describe('For a group: how many people share its rooms'),
  room: named('Kind of room', text)
    .optional()
    .describe('The kind of room, written alike for a room, its use by one person and its group price'),
})

export const whenSchema = z.strictObject({
  days: named('Days of departure', z.array(day)).optional().describe('The days of departure; none for a season'),
  note: text.optional().describe('A note behind each of several days, for example school holidays'),
  until: day.optional().describe('The last day of a season'),
})

export const headSchema = z.strictObject({
  fare: fareSchema.optional().describe('Who pays these prices; sums follow from it'),
  when: whenSchema.optional().describe('The departures or the season'),
})

export type Fare = z.output<typeof fareSchema>
/** Without days a season. */
export type When = z.output<typeof whenSchema>
