/**
 * The name of a field or an option as words: `passportExpiry` as `Passport expiry`, `both-ways` as `Both ways`.
 * Used where no better words are at hand.
 */
export function readable(name: string): string {
  if (name === 'whatsapp') return 'WhatsApp'
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
