/** Sent by our script, since Firefox allows `<link rel="prefetch">` under no directive of the policy. */
export const prefetchHeader = 'x-purpose'

export const speculationRulesPath = '/speculation-rules.json'

export function isPrefetch(header: (name: string) => unknown): boolean {
  return header(prefetchHeader) === 'prefetch'
}
