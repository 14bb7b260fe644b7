import { formatWords } from '@agency/words/values/formats/words.ts'
import { factLine, whatsAppLink } from './whatsapp-link.ts'

export function startAddingChoice(): void {
  const add = ({ target }: Event) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('.offer-card a[href^="https://wa.me/"]')
    const form = link?.closest('.offer-card')?.querySelector('form')
    const { price = '' } = link?.closest<HTMLElement>('.offer-card')?.dataset ?? {}
    if (link && form) link.href = withChoice(link.href, form, price)
  }
  for (const type of ['click', 'auxclick', 'contextmenu']) addEventListener(type, add, { capture: true })
}

/**
 * @param href The server's link, or that of an earlier press: question and address come first.
 * @param priceLabel In the language of the page.
 */
function withChoice(href: string, form: HTMLFormElement, priceLabel: string): string {
  const link = new URL(href)
  const [question = '', address = '', ...facts] = (link.searchParams.get('text') ?? '').split('\n')
  const page = new URL(address)
  const fields = [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLSelectElement =>
      (field instanceof HTMLInputElement && field.type !== 'hidden') || field instanceof HTMLSelectElement,
  )
  for (const { name, value } of fields) value ? page.searchParams.set(name, value) : page.searchParams.delete(name)
  const chosen = fields.flatMap(field => {
    const label = field.labels?.[0]?.textContent?.trim()
    const value = field.name === 'month' ? shownOption(field) : field.value
    return label && value ? [factLine({ label, value })] : []
  })
  // The sum follows the fields only once the island is hydrated.
  const sum = form.closest('[data-hydrated]')?.querySelector('output')
  const parts = [...(sum?.childNodes ?? [])].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  const price =
    parts.length > 0
      ? [factLine({ label: priceLabel, value: formatWords().row(parts) })]
      : facts.filter(line => line.startsWith(`${priceLabel}: `))
  return whatsAppLink(link.pathname, [question, page.href, ...chosen, ...price])
}

const shownOption = (field: HTMLInputElement | HTMLSelectElement) =>
  field instanceof HTMLSelectElement ? field.selectedOptions[0]?.label : field.value
