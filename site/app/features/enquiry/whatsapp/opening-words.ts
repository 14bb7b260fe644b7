import type { Messages } from '../../site-settings/messages/message-types.ts'
import type { Asked } from './asked-link.server.ts'

/**
 * How a visitor begins on WhatsApp: the question, what was chosen, the reference, and the planner's link.
 * @param link Its whole address.
 */
export function openingWords({ title, facts, reference }: Asked, link: string, { whatsApp }: Messages): string {
  const lines = facts.map(({ label, value }) => `${label}: ${value}`)
  return [whatsApp.ask(title), ...lines, whatsApp.reference(reference), whatsApp.seen(link)].join('\n')
}
