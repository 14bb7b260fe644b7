import type { SourceNode } from '../reading/source-node.ts'

/**
 * Something an editor should know. An `error` is wrong for visitors today; a `warning` is worth a look.
 * `property` leads to the place in the node's front matter.
 */
export type Finding = {
  level: 'error' | 'warning'
  node: SourceNode
  property: (string | number)[]
  /** Text that stands at the very place, when it lies inside a longer value. */
  near?: string
  message: string
}

/** Makes findings about one node. */
export const findingsAbout = (node: SourceNode) => ({
  error: (property: string, message: string, near?: string): Finding => ({
    level: 'error',
    node,
    property: [property],
    message,
    near,
  }),
  warning: (property: string, message: string, near?: string): Finding => ({
    level: 'warning',
    node,
    property: [property],
    message,
    near,
  }),
})
