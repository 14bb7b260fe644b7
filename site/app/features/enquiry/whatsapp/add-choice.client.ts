import { whatsAppPath } from '../../site-settings/trust/whatsapp-link.ts'

/**
 * Adds what is chosen of an offer to its WhatsApp link when that is pressed. The fields hold it before their island lives, too;
 * without script the link asks about the offer alone.
 */
export function startAddingChoice(): void {
  const add = ({ target }: Event) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>(`a[href^="${whatsAppPath}?"]`)
    const form = link?.closest('.offer-card')?.querySelector('form')
    if (!link || !form) return
    const chosen = [...new FormData(form)].filter((field): field is [string, string] => Boolean(field[1]))
    link.href = `${whatsAppPath}?${new URLSearchParams(chosen)}`
  }
  for (const type of ['click', 'auxclick', 'contextmenu']) addEventListener(type, add, { capture: true })
}
