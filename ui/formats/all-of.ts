/**
 * `All holiday packages` for `Holiday packages`, `Everything from Royal Caribbean` for a name: a single word, or
 * several capitals.
 */
export function allOf(name: string): string {
  return /^[A-Z][a-z]+( [a-z]+)+$/.test(name) ? `All ${name.toLowerCase()}` : `Everything from ${name}`
}
