import type { Editable } from '@agency/contracts/manage/nodes/node.ts'
import { keep, kept } from '../../parts/forms/kept-in-browser.ts'

/** Text typed into a node that the content system has not acknowledged. `from` is the version it is based on. */
export type Typed = { draft: Editable; from: number }

const placeOf = (name: string) => `studio.typed.${name}`

/** Stores what was typed in this browser, where it outlives the tab; undefined deletes it. @param name the key of a node, or begins with it */
export const keepTyped = (name: string, typed: unknown): void => keep(placeOf(name), typed || undefined)

/** What is stored under a name. */
export const keptTyped = <Value = Typed>(name: string): Value | undefined => kept(placeOf(name)) as Value | undefined
