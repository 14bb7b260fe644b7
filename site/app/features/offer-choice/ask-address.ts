/** Where somebody asks about a page of the site, with nothing chosen yet. */
export function askAddress(path: string): string {
  return `/contactus?about=${encodeURIComponent(path)}`
}
