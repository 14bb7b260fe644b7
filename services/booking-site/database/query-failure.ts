/**
 * What may be logged of an error. A failed query knows its values, names, hashes and addresses among them, and so does
 * PostgreSQL's own explanation: of those only the text of the query and the code stay.
 */
export function loggable(error: unknown): unknown {
  if (!isFailedQuery(error)) return error
  const { code, severity, constraint } = (error.cause ?? {}) as Record<string, string | undefined>
  return { type: 'query failed', query: error.query, code: code ?? 'no connection', severity, constraint }
}

/** Whether a query failed because the database was not to be reached, which passes. */
export function isDatabaseAway(error: unknown): boolean {
  if (!isFailedQuery(error)) return false
  const { code } = (error.cause ?? {}) as { code?: string }
  // PostgreSQL's own codes have five characters; classes 08 and 57 are lost connections and shutdowns.
  return code === undefined || !/^[0-9A-Z]{5}$/.test(code) || /^(08|57)/.test(code)
}

// By its shape and not its class: every service has its own copy of Drizzle.
const isFailedQuery = (error: unknown): error is Error & { query: string } =>
  error instanceof Error && 'query' in error && 'params' in error
