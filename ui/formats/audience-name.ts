/** The audience of an offer within a sentence: `families`, `Muslim-friendly`. */
export function audienceName(audience: string): string {
  return audience === 'muslim-friendly' ? 'Muslim-friendly' : audience.replaceAll('-', ' ')
}
