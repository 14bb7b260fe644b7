import * as z from 'zod'
import { cultures } from '../../content/route-node.ts'

/** `scheduled`, `ended`: outside its display dates; `conflict`: the studio and the file differ. */
export const nodeState = z.enum(['published', 'draft', 'changed', 'scheduled', 'ended', 'conflict'])

export type NodeState = z.output<typeof nodeState>

/** The numbers of all texts of a node, and of those reviewed in a language or behind; `key` of the translation. */
const translationMark = z.object({
  key: z.string(),
  texts: z.number().int(),
  reviewed: z.number().int(),
  behind: z.number().int(),
})

export type TranslationMark = z.output<typeof translationMark>

const treeNode = z.object({
  key: z.string(),
  parentKey: z.string().nullable(),
  alias: z.string(),
  name: z.string(),
  urlSegment: z.string(),
  sort: z.number().int(),
  state: nodeState,
  waiting: z.boolean().optional(),
  goesLive: z.iso.datetime().optional(),
  release: z.string().optional(),
  translations: z.partialRecord(z.enum(cultures), translationMark).optional(),
  children: z.number().int(),
})

export type TreeNode = z.output<typeof treeNode>

/** Parent key or `root`. Without it the answer is the whole tree. */
export const treeQuery = z.object({ parent: z.union([z.guid(), z.literal('root')]).optional() })

export const treeAnswer = z.object({ nodes: z.array(treeNode), revision: z.number().int() })

export const childrenAnswer = z.object({ children: z.array(treeNode) })

/** `null` for the top level. Without `before` the node comes last. */
export const moveInput = z.object({ parentKey: z.guid().nullable(), before: z.guid().optional() })

/** `null` for the top level. */
export const sortInput = z.object({ parentKey: z.guid().nullable(), keys: z.array(z.guid()).min(1) })

export const copyInput = z.object({
  parentKey: z.guid().nullable(),
  name: z.string().trim().min(1),
  withChildren: z.boolean().default(false),
})

export const copyAnswer = z.object({ key: z.string(), copied: z.number().int() })

/** Includes its descendants. Deleted for good at `until`. */
export const trashedNode = z.object({
  key: z.string(),
  name: z.string(),
  alias: z.string(),
  deletedAt: z.iso.datetime(),
  by: z.string(),
  until: z.iso.datetime(),
})

export const trashAnswer = z.object({ nodes: z.array(trashedNode) })
