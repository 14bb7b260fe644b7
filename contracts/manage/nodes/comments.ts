import * as z from 'zod'

/** The most characters of a comment, where a mention is one. */
export const MAX_COMMENT = 2000

const mention = /@\[([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\]/g

/** The ids of the users whom a text mentions, each once. */
export const mentionsIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(mention), ([, id = '']) => id)),
]

/** How a text mentions a user, whose name may change. */
export const mentionOf = (id: string): string => `@[${id}]`

/** A text with something else in the place of each mention, such as `@` and the name of the user today. */
export const spellMentions = (text: string, spell: (id: string) => string): string =>
  text.replace(mention, (_, id: string) => spell(id))

const text = z
  .string()
  .trim()
  .min(1, { error: 'Write a comment first' })
  .refine(typed => spellMentions(typed, () => '@').length <= MAX_COMMENT, { error: 'At most 2,000 characters' })
  .refine(typed => mentionsIn(typed).length <= 20, { error: 'At most 20 people can be mentioned' })

/** Of a field as faults have it: begins with `source` for properties, and may end at an item of a list. */
const path = z
  .array(z.string().regex(/^[\w-]{1,100}$/))
  .max(12)
  .refine(([first = '', property]) =>
    first === 'source' ? property !== undefined : /^(name|urlSegment|publishAt|unpublishAt)$/.test(first),
  )

/**
 * `POST /manage/nodes/{key}/comments`. The id makes the same call twice one comment. It goes to a field, with the
 * version in which its items stand as the path says, where it begins a thread; or to a thread, which it opens again.
 */
export const commentInput = z.object({
  id: z.guid().toLowerCase(),
  text,
  to: z.union([z.object({ path, version: z.number().int() }), z.object({ thread: z.guid().toLowerCase() })]),
})

/** `PUT /manage/nodes/{key}/comments/{comment}`. */
export const commentChange = z.object({ text })

const person = z.object({
  /** Null for a user who was removed. */
  id: z.string().nullable(),
  name: z.string(),
})

const comment = z.object({
  id: z.string(),
  by: person,
  at: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  /** Plain, with mentions as `mentionOf` writes them. Empty for the first of a thread that its author removed. */
  text: z.string(),
})

export type Comment = z.output<typeof comment>

const thread = z.object({
  /** That of its first comment. */
  id: z.string(),
  /** Where its field is now: items of lists are followed when they are sorted. */
  path: z.array(z.string()),
  /** Whether the item that it is about was removed. */
  gone: z.boolean(),
  /** What that item was called last; null without an item, or without a name. */
  item: z.string().nullable(),
  done: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
  comments: z.array(comment).min(1),
})

export type Thread = z.output<typeof thread>

/** The threads of a node, the first begun first. `names`: of the users whom they mention, by id. */
export const commentsAnswer = z.object({ threads: z.array(thread), names: z.record(z.string(), z.string()) })

export type CommentsAnswer = z.output<typeof commentsAnswer>

/** The users who can be mentioned, by name. */
export const mentionableAnswer = z.object({ people: z.array(z.object({ id: z.string(), name: z.string() })) })
