import * as z from 'zod'
import { mend } from './mend.ts'

const named = z.object({ key: z.string(), name: z.string() })

const linkingNode = named.extend({ links: z.number().int() })

export type LinkingNode = z.output<typeof linkingNode>

export const linkedFromAnswer = z.object({ nodes: z.array(linkingNode) })

export const oldLinksAnswer = z.object({ nodes: z.array(linkingNode.extend({ mends: z.array(mend) })) })

export type OldLinks = z.output<typeof oldLinksAnswer>

const childNode = z.object({
  key: z.string(),
  text: z.string(),
  picture: z.string().nullable(),
  /** Malaysian days or instants. */
  from: z.string().nullable(),
  until: z.string().nullable(),
})

export type ChildNode = z.output<typeof childNode>

/** `everywhere`: every page shows the node. `isOffer`: rows of similar offers may show it. */
export const aroundAnswer = z.object({
  everywhere: z.boolean(),
  isOffer: z.boolean(),
  site: z.string(),
  pages: z.array(named.extend({ path: z.string() })),
  children: z.array(childNode),
})

export type AroundNode = z.output<typeof aroundAnswer>

export const termsAnswer = z.object({
  terms: z.record(z.string(), z.array(z.object({ value: z.string(), count: z.number().int() }))),
})
