/** Proxies, caches and servers read such paths differently: a cache could answer one address with another's page. */
export function isAmbiguousPath(path: string): boolean {
  return /%2f|%5c|%2e|[\\#\p{Cc}]|\/\.{1,2}(?:\/|$)/iu.test(path)
}
