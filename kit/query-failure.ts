/** Removes a failed query's values, also from PostgreSQL's explanation; the query's text and the code stay. */
export function loggable(error: unknown): unknown {
  if (!isFailedQuery(error)) return error
  const { code, severity, constraint } = (error.cause ?? {}) as Record<string, string | undefined>
  return { type: 'query failed', query: error.query, code: code ?? 'no connection', severity, constraint }
}

// By shape, not class: every service has its own copy of Drizzle.
const isFailedQuery = (error: unknown): error is Error & { query: string } =>
  error instanceof Error && 'query' in error && 'params' in error
