/**
 * True for encoded slashes, backslashes and dots, `.` and `..` segments, control characters and fragments: proxies,
 * caches and servers read them differently, and a cache could answer one address with the page of another.
 */
export function isAmbiguousPath(path: string): boolean {
  return /%2f|%5c|%2e|[\\#\p{Cc}]|\/\.{1,2}(?:\/|$)/iu.test(path)
}
