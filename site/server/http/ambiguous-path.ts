/**
 * Whether proxies, caches, the content system and this site could interpret a path differently: encoded slashes, backslashes and
 * dots, backslashes, `.` and `..` as segments, control characters, a fragment. A cache could then answer one address with the
 * page of another.
 * @param path As it was sent, without a query.
 */
export function isAmbiguousPath(path: string): boolean {
  return /%2f|%5c|%2e|[\\#\p{Cc}]|\/\.{1,2}(?:\/|$)/iu.test(path)
}
