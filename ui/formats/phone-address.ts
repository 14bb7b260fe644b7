/** `tel:+60321818000` */
export function phoneAddress(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
