import type { Context } from 'hono'

/** What the audit says of a call beyond the words of its rule. No names: the audit outlives the people in it. */
export type AuditNote = {
  key?: string
  detail?: string
  /** The call goes on with what an entry tells already. */
  isNoted?: boolean
}

declare module 'hono' {
  interface ContextVariableMap {
    auditNote: AuditNote | undefined
  }
}

/** Says more about this call for the audit. Its `{key}` or `{id}` is known without. */
export function noteForAudit(c: Context, note: AuditNote): void {
  c.set('auditNote', { ...c.var.auditNote, ...note })
}
