/**
 * The text of a link to a list: `All holiday packages` for `Holiday packages`, `Everything from Royal Caribbean` for a
 * name. A name is a single word, or has more than one capital.
 */
export function allOf(name: string): string {
  return /^[A-Z][a-z]+( [a-z]+)+$/.test(name) ? `All ${name.toLowerCase()}` : `Everything from ${name}`
}
