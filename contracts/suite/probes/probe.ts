import type { Call } from '../../calls/call.ts'
import type { RouteNode } from '../../content/route-node.ts'

export type Finding = { path: string; text: string; harmless?: boolean }

/** Learned from earlier answers. Never printed. */
export type Known = {
  token?: string
  routes: RouteNode[]
  memberId: number
  privateKey?: string
  stamp: string
  examineTree?: ((tree: unknown) => Finding[]) | undefined
}

export type Asking = {
  query?: Record<string, string>
  form?: Record<string, string>
  json?: unknown
  headers?: Record<string, string>
}

export type Probe = {
  call: Call
  note?: string
  /** A text gives the reason that the call cannot be made. */
  asking: (known: Known) => Asking | string
  examine?: (answer: unknown, known: Known) => Finding[]
  examineText?: (text: string, status: number) => Finding[]
  wantsRefusal?: boolean
}
