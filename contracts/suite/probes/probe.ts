import type { Call } from '../../calls/call.ts'
import type { RouteNode } from '../../content/route-node.ts'

/** Something that is not as the contract says. `harmless`: the site lives with it. */
export type Finding = { path: string; text: string; harmless?: boolean }

/** What the suite learned from earlier answers. Never printed. */
export type Known = {
  token?: string
  routes: RouteNode[]
  memberId: number
  privateKey?: string
  stamp: string
  examineTree?: ((tree: unknown) => Finding[]) | undefined
}

/** What to send with a call. */
export type Asking = {
  query?: Record<string, string>
  form?: Record<string, string>
  json?: unknown
  headers?: Record<string, string>
}

/** How one call is tried out. */
export type Probe = {
  call: Call
  /** Said behind the path, when one call is tried in several ways. */
  note?: string
  /** What to send; text says why the call cannot be made. */
  asking: (known: Known) => Asking | string
  /** Looks at an answer that fits its schema, and may remember something of it for later probes. */
  examine?: (answer: unknown, known: Known) => Finding[]
  /** Looks at the body of a page. */
  examineText?: (text: string, status: number) => Finding[]
  /** The answer wanted is a refusal for a token that is not good. */
  wantsRefusal?: boolean
}
