/** The address that calls a phone number, however it is written: `tel:+60321818000`. */
export function phoneAddress(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
