/**
 * One machine has two names, `localhost` and `127.0.0.1`, and a cookie set under one is not sent to the other. So that
 * everything works whichever a visitor opened, they are kept on the name the website was opened with.
 */
const NAMES = ['localhost', '127.0.0.1']

export const isThisMachine = (hostname: string): boolean => NAMES.includes(hostname)

/** The address under another name of the same machine; as it is when it, or the name, is of the open network. */
export function onHost(address: string, hostname: string): string {
  const url = new URL(address)
  if (isThisMachine(url.hostname) && isThisMachine(hostname)) url.hostname = hostname
  return url.href
}

/** The origins, and for those of this machine the same under its other name. */
export function withTwins(origins: string[]): string[] {
  const all = origins.flatMap(origin => [origin, ...NAMES.map(name => new URL(onHost(origin, name)).origin)])
  return [...new Set(all)]
}
