const names: Record<string, string | undefined> = { 'muslim-friendly': 'Muslim travellers', solo: 'solo travellers' }

export function audienceName(audience: string): string {
  return names[audience] ?? audience.replaceAll('-', ' ')
}
