import type { Context } from 'hono'

/** Details of a call for the audit. No names: the audit outlives the people in it. */
export type AuditNote = {
  key?: string
  detail?: string
  /** Nothing to add: the call changed nothing, or an earlier entry covers it. */
  isNoted?: boolean
}

declare module 'hono' {
  interface ContextVariableMap {
    auditNote: AuditNote | undefined
  }
}

/** Adds details to the audit entry of this call. The `{key}` or `{id}` of the path is recorded anyway. */
export function noteForAudit(c: Context, note: AuditNote): void {
  c.set('auditNote', { ...c.var.auditNote, ...note })
}
