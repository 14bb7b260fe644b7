export const en = {
  /** For whom a trip is good, by the value in content. */
  named: (audience: string) =>
    (({ 'muslim-friendly': 'Muslim travellers', solo: 'solo travellers' }) as Record<string, string>)[audience] ??
    audience.replaceAll('-', ' '),
}
