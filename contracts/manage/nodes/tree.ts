import * as z from 'zod'

/**
 * How a node stands: `draft` was never published, `changed` is published and has a newer draft, `scheduled` and `ended`
 * are not shown yet or any more, `conflict` was changed in the studio and in its file.
 */
export const nodeState = z.enum(['published', 'draft', 'changed', 'scheduled', 'ended', 'conflict'])

export type NodeState = z.output<typeof nodeState>

/** One node of the tree, in its newest version. Siblings come in their order. */
const treeNode = z.object({
  key: z.string(),
  parentKey: z.string().nullable(),
  alias: z.string(),
  name: z.string(),
  urlSegment: z.string(),
  sort: z.number().int(),
  state: nodeState,
  /** Whether its draft waits for being published. */
  waiting: z.boolean().optional(),
  /** When a text of it goes live that visitors do not see yet; missing where none does. */
  goesLive: z.iso.datetime().optional(),
  /** The name of the release that it waits in; missing for none. */
  release: z.string().optional(),
  /** How many nodes are right below it. */
  children: z.number().int(),
})

export type TreeNode = z.output<typeof treeNode>

/** Whose children are asked for: a key, or `root`. Without it the answer is the whole tree. */
export const treeQuery = z.object({ parent: z.union([z.guid(), z.literal('root')]).optional() })

/** The whole tree, parents before their children. */
export const treeAnswer = z.object({ nodes: z.array(treeNode), revision: z.number().int() })

export const childrenAnswer = z.object({ children: z.array(treeNode) })

/** Puts a node below another one, or at the top with null, before one of its new siblings or after all of them. */
export const moveInput = z.object({ parentKey: z.guid().nullable(), before: z.guid().optional() })

/** The order of the nodes below one, or at the top with null. */
export const sortInput = z.object({ parentKey: z.guid().nullable(), keys: z.array(z.guid()).min(1) })

/** A copy is a draft of its own; what lies below the node is copied with it if asked for. */
export const copyInput = z.object({
  parentKey: z.guid().nullable(),
  name: z.string().trim().min(1),
  withChildren: z.boolean().default(false),
})

/** How many drafts were made, and the one of the node itself. */
export const copyAnswer = z.object({ key: z.string(), copied: z.number().int() })

/** A deleted node; what was below it goes and comes back with it. Gone for good at `until`. */
export const trashedNode = z.object({
  key: z.string(),
  name: z.string(),
  alias: z.string(),
  deletedAt: z.iso.datetime(),
  by: z.string(),
  until: z.iso.datetime(),
})

/** Last deleted first. */
export const trashAnswer = z.object({ nodes: z.array(trashedNode) })
