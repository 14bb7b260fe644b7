/** Who an offer is good for, as within a sentence: `families`, `Muslim-friendly`. */
export function audienceName(audience: string): string {
  return audience === 'muslim-friendly' ? 'Muslim-friendly' : audience.replaceAll('-', ' ')
}
