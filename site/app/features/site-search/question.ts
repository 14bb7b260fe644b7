/** Longer questions are cut: nobody means them. */
const longest = 200

/** What is asked in an address, on one line; empty if nothing is. */
export function questionIn(query: URLSearchParams): string {
  return (query.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, longest).toWellFormed()
}
