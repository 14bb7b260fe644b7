import { planningOf } from '@agency/contracts/site/planning.ts'
import * as z from 'zod'
import { slugOf } from '../../../addresses/addresses.ts'
import type { ContentSource } from '../../../clients/content/content-source.server.ts'
import {
  list,
  picture,
  requiredText,
  terms,
  text,
  texts,
} from '../../../clients/content/readers/lenient-values.server.ts'

const person = z.object({
  name: requiredText,
  slug: text,
  urlSegment: text,
  role: text,
  bio: text,
  image: picture,
  languages: terms,
  hours: text,
  plans: texts,
})
const people = z.object({ items: list(person) })

/** Writes for the blog, plans journeys, or both. */
export type Person = z.output<typeof person>

/** A page works without people, so an unreadable node gives none. */
async function peopleBelow(content: ContentSource, key: string): Promise<Person[]> {
  const { items } = await content.node(people, { key, deep: 1 }).catch(() => ({ items: [] }))
  return items
}

export async function authorOf(content: ContentSource, key: string, slug: string): Promise<Person | undefined> {
  if (!slug) return undefined
  const slugged = slugOf(slug)
  return (await peopleBelow(content, key)).find(one =>
    [one.slug, one.urlSegment, one.name].some(name => slugOf(name) === slugged),
  )
}

/** @param path The path of a page with journeys. */
export async function plannerOf(content: ContentSource, key: string, path: string): Promise<Person | undefined> {
  return planningOf(await peopleBelow(content, key), path)
}
