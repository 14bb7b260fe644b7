/** The `tel:` address of a phone number in any spelling: `tel:+60321818000`. */
export function phoneAddress(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
