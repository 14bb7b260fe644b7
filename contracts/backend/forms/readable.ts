/** `passportExpiry` becomes `Passport expiry`, `both-ways` `Both ways`. A fallback where no better words exist. */
export function readable(name: string): string {
  if (name === 'whatsapp') return 'WhatsApp'
  if (name === 'invoiceNumber') return 'Registration or tax number'
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
