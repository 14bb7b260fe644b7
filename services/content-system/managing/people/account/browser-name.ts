/** The first match: most browsers also claim to be later ones. */
const BROWSERS = { Edg: 'Edge', OPR: 'Opera', SamsungBrowser: 'Samsung Internet', Firefox: 'Firefox', Chrome: 'Chrome' }
const SYSTEMS = {
  Android: 'Android',
  iPhone: 'iPhone',
  iPad: 'iPad',
  Windows: 'Windows',
  'Mac OS': 'Mac',
  Linux: 'Linux',
}

/** `Firefox on Windows` */
export function browserName(userAgent: string): string {
  const first = (names: Record<string, string>) => Object.entries(names).find(([mark]) => userAgent.includes(mark))?.[1]
  const browser = first(BROWSERS) ?? (userAgent.includes('Safari') ? 'Safari' : 'A browser')
  const system = first(SYSTEMS)
  return system === undefined ? browser : `${browser} on ${system}`
}
