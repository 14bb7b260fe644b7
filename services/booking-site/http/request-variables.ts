import type { Visitor } from '../sessions/sessions.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The website, under the name by which this visitor knows the machine. */
    siteUrl: string
    /** Who is signed in; only on the paths of accounts. */
    visitor: Visitor | undefined
  }
}
