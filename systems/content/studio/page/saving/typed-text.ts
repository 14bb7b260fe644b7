import type { Editable } from '@agency/contracts/manage/nodes/node.ts'
import { keep, kept } from '../../parts/forms/kept-in-browser.ts'

/** Unacknowledged; `from` is its base version. */
export type Typed = { draft: Editable; from: number }

const placeOf = (name: string) => `studio.typed.${name}`

/** In this browser, where it outlives the tab; undefined deletes it. @param name a node's key, or begins with it */
export const keepTyped = (name: string, typed: unknown): void => keep(placeOf(name), typed || undefined)

/** From `keepTyped`. */
export const keptTyped = <Value = Typed>(name: string): Value | undefined => kept(placeOf(name)) as Value | undefined
