/** The two names share no cookies, so all links keep the name with which a visitor opened the website. */
const names = ['localhost', '127.0.0.1']

export const isThisMachine = (hostname: string): boolean => names.includes(hostname)

export function onHost(address: string, hostname: string): string {
  const url = new URL(address)
  if (isThisMachine(url.hostname) && isThisMachine(hostname)) url.hostname = hostname
  return url.href
}

export function withTwins(origins: string[]): string[] {
  const all = origins.flatMap(origin => [origin, ...names.map(name => new URL(onHost(origin, name)).origin)])
  return [...new Set(all)]
}
