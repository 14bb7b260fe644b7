import * as z from 'zod'
import { mend } from './mend.ts'

const named = z.object({ key: z.string(), name: z.string() })

const linkingNode = named.extend({ links: z.number().int() })

export type LinkingNode = z.output<typeof linkingNode>

/** These links break when the page and its descendants go. */
export const linkedFromAnswer = z.object({ nodes: z.array(linkingNode) })

/** Links by an old address, with the mends that fix them. */
export const oldLinksAnswer = z.object({ nodes: z.array(linkingNode.extend({ mends: z.array(mend) })) })

export type OldLinks = z.output<typeof oldLinksAnswer>

const childNode = z.object({
  key: z.string(),
  /** Text or target in one line; may be empty. */
  text: z.string(),
  /** As in the property. */
  picture: z.string().nullable(),
  /** Malaysian days or instants. */
  from: z.string().nullable(),
  until: z.string().nullable(),
})

export type ChildNode = z.output<typeof childNode>

/**
 * The pages that show a node, and its children. `everywhere`: every page shows it. `isOffer`: rows of similar offers by
 * product, theme and place may show it.
 */
export const aroundAnswer = z.object({
  everywhere: z.boolean(),
  isOffer: z.boolean(),
  /** Public address without a slash at its end. */
  site: z.string(),
  pages: z.array(named.extend({ path: z.string() })),
  children: z.array(childNode),
})

export type AroundNode = z.output<typeof aroundAnswer>

/** By property, the most used first. */
export const termsAnswer = z.object({
  terms: z.record(z.string(), z.array(z.object({ value: z.string(), count: z.number().int() }))),
})
