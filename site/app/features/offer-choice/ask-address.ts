/** The address of the enquiry about a page of the site, with nothing chosen yet. */
export function askAddress(path: string): string {
  return `/contactus?about=${encodeURIComponent(path)}`
}
