type Place = 'localStorage' | 'sessionStorage'

/** What the browser remembers under a name; empty for nothing, also where it keeps nothing of pages. */
export function remembered(place: Place, name: string): string {
  try {
    return window[place].getItem(name) ?? ''
  } catch {
    return ''
  }
}

/** Has the browser remember a text, if it keeps anything of pages. */
export function remember(place: Place, name: string, text: string): void {
  try {
    window[place].setItem(name, text)
  } catch {
    // Full or forbidden: signing in works without.
  }
}
