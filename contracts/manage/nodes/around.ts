import * as z from 'zod'
import { mend } from './mend.ts'

const named = z.object({ key: z.string(), name: z.string() })

const linkingNode = named.extend({ links: z.number().int() })

export type LinkingNode = z.output<typeof linkingNode>

/** The nodes that link to a page or to one below it, each with how often: what leads nowhere once it is gone. */
export const linkedFromAnswer = z.object({ nodes: z.array(linkingNode) })

/** The nodes that link by an old address to a page or to one below it, each with what changes these links. */
export const oldLinksAnswer = z.object({ nodes: z.array(linkingNode.extend({ mends: z.array(mend) })) })

export type OldLinks = z.output<typeof oldLinksAnswer>

/** What a list shows of a node besides its name and state. */
const childNode = z.object({
  key: z.string(),
  /** What visitors read or where it leads, in one line; empty if it says nothing. */
  text: z.string(),
  /** Its picture, as the property has it. */
  picture: z.string().nullable(),
  /** From when and until when it is offered or shown: Malaysian days or instants. */
  from: z.string().nullable(),
  until: z.string().nullable(),
})

export type ChildNode = z.output<typeof childNode>

/**
 * What is around a node: the pages that show it, if it is no page itself, and the nodes right below it. `everywhere`: every
 * page shows it. `isOffer`: the pages look for offers like it, by product, theme and place, and a row of theirs has room for some.
 */
export const aroundAnswer = z.object({
  everywhere: z.boolean(),
  isOffer: z.boolean(),
  /** The public address of the site, without a slash at its end. */
  site: z.string(),
  pages: z.array(named.extend({ path: z.string() })),
  children: z.array(childNode),
})

export type AroundNode = z.output<typeof aroundAnswer>

/** What nodes have for a property, and how many have it; by the names of properties, the most used first. */
export const termsAnswer = z.object({
  terms: z.record(z.string(), z.array(z.object({ value: z.string(), count: z.number().int() }))),
})
