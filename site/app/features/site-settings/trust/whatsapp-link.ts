/** Where a press on WhatsApp gets its opening words. */
export const whatsAppPath = '/whatsapp'

/**
 * A chat with a number, as the settings write it.
 * @param text What the visitor may send first.
 */
export function whatsAppLink(number: string, text = ''): string {
  const digits = number.replace(/\D/g, '')
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}
