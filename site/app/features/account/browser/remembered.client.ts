type Place = 'localStorage' | 'sessionStorage'

export function remembered(place: Place, name: string): string {
  try {
    return window[place].getItem(name) ?? ''
  } catch {
    return ''
  }
}

export function remember(place: Place, name: string, text: string): void {
  try {
    window[place].setItem(name, text)
  } catch {
    // Storage is full or forbidden; signing in works without it.
  }
}
