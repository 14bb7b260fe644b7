import type { Mend } from '@agency/contracts/manage/nodes/mend.ts'
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
  /** What a machine can do about it. */
  mend?: Omit<Mend, 'path'>
}

type Place = string | Finding['property']

/** Makes findings about one node. */
export const findingsAbout = (node: SourceNode) => ({
  error: (property: Place, message: string, near?: string): Finding => ({
    level: 'error',
    node,
    property: [property].flat(),
    message,
    near,
  }),
  warning: (property: Place, message: string, near?: string): Finding => ({
    level: 'warning',
    node,
    property: [property].flat(),
    message,
    near,
  }),
})
