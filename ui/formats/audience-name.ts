/** The audience of an offer within a sentence: `families`, `Muslim travellers`. */
export function audienceName(audience: string): string {
  return audience === 'muslim-friendly' ? 'Muslim travellers' : audience.replaceAll('-', ' ')
}
