/**
 * Whether a proxy, a cache, a content system and this site could read a path in different ways: slashes, backslashes and dots that are
 * encoded, backslashes, `.` and `..` as segments, control characters, a fragment. What one of them keeps under such an
 * address another might send for a different one.
 * @param path As it was sent, without a query.
 */
export function isAmbiguousPath(path: string): boolean {
  return /%2f|%5c|%2e|[\\#\p{Cc}]|\/\.{1,2}(?:\/|$)/iu.test(path)
}
