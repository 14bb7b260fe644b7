/** Addresses that moved for good: from a clean path to another. Add a line to move a page. */
export const redirects: Record<string, string> = {
  '/flightgroupform': '/group-flight-request-form',
}
