/** A name, as in `Everything from Royal Caribbean`, is a single word, or has several capitals. */
export function allOf(name: string): string {
  return /^[A-Z][a-z]+( [a-z]+)+$/.test(name) ? `All ${name.toLowerCase()}` : `Everything from ${name}`
}
