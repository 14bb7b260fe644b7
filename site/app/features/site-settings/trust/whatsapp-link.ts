/** WhatsApp shows a longer text in part only. */
const maxWords = 800

/**
 * A chat with a number, as the settings write it.
 * @param lines The text that the visitor may send first; the lines that fit into it.
 */
export function whatsAppLink(number: string, lines: readonly string[] = []): string {
  const text = lines.reduce((before, line) => {
    const longer = before ? `${before}\n${line}` : line
    return longer.length > maxWords ? before : longer
  }, '')
  return `https://wa.me/${number.replace(/\D/g, '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

/** A fact of a message, as `Adults: 2`. */
export const factLine = ({ label, value }: { label: string; value: string }): string => `${label}: ${value}`
