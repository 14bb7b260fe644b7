/**
 * What may be logged of an error. A failed query knows its values, names, hashes and addresses among them, and so does
 * PostgreSQL's own explanation: of those only the text of the query and the code stay.
 */
export function loggable(error: unknown): unknown {
  if (!isFailedQuery(error)) return error
  const { code, severity, constraint } = (error.cause ?? {}) as Record<string, string | undefined>
  return { type: 'query failed', query: error.query, code: code ?? 'no connection', severity, constraint }
}

// By its shape and not its class: every service has its own copy of Drizzle.
const isFailedQuery = (error: unknown): error is Error & { query: string } =>
  error instanceof Error && 'query' in error && 'params' in error
