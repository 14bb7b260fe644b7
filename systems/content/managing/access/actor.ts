import type { Role } from '@agency/contracts/manage/roles.ts'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'

/** The caller. Versions and the audit store the id, and look the name up when it is shown. */
export type Actor = {
  /** The UUID of a user, or `machine`. */
  id: string
  name: string
  role: Role
}

/** The holder of the editor key: imports, scripts, other systems. */
export const machine: Actor = { id: 'machine', name: 'machine', role: 'administrator' }

/** The audit's name for a person whose sign-in failed. */
export const stranger = { id: 'stranger', name: 'Unknown user' }

declare module 'hono' {
  interface ContextVariableMap {
    actor: Actor | undefined
  }
}

/** The gate guarantees an actor. @throws 401 on calls that need no sign-in */
export function actorOf(c: Context): Actor {
  const { actor } = c.var
  if (actor === undefined) throw new HTTPException(401, { message: 'Sign in first.' })
  return actor
}

export const userActor = ({ id, name, role }: Actor): Actor => ({ id, name, role })
