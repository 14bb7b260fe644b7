/** `ground-packageDetail` and `ground-package-detail` both mean `ground-package`. */
export function withoutDetail(segment: string): string {
  return segment.replace(/-?detail$/i, '') || segment
}
