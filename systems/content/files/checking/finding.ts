import type { Mend } from '@agency/contracts/manage/nodes/mend.ts'
import type { SourceNode } from '../reading/source-node.ts'

/** An `error` is wrong for visitors today; a `warning` is worth a look. `property`: path in the front matter. */
export type Finding = {
  level: 'error' | 'warning'
  node: SourceNode
  property: (string | number)[]
  /** The text of the finding within a longer value. */
  near?: string
  message: string
  mend?: Omit<Mend, 'path'>
}

type Place = string | Finding['property']

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
