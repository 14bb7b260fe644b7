/** WhatsApp truncates longer texts. */
const maxWords = 800

/** @param lines The proposed message; lines beyond the limit are left out. */
export function whatsAppLink(number: string, lines: readonly string[] = []): string {
  const text = lines.reduce((before, line) => {
    const longer = before ? `${before}\n${line}` : line
    return longer.length > maxWords ? before : longer
  }, '')
  return `https://wa.me/${number.replace(/\D/g, '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

/** `Adults: 2` */
export const factLine = ({ label, value }: { label: string; value: string }): string => `${label}: ${value}`
