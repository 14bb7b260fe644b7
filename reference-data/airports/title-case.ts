const small = new Set(['and', 'at', 'da', 'das', 'de', 'del', 'do', 'dos', 'du', 'of', 'on', 'the', 'van', 'von'])
const initials = /^(II|III|IV|AFB|SPB|RAF|LTS|USA|UK)$/

/** `PORT-AU-PRINCE` becomes `Port-Au-Prince`. */
export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, position) => {
      if (initials.test(word)) return word
      const lower = word.toLowerCase()
      if (position > 0 && small.has(lower)) return lower
      return lower.replace(/(^|[-/(.]|^[dlo]')(\p{L})/gu, (_, before: string, letter: string) => {
        return before + letter.toUpperCase()
      })
    })
    .join(' ')
}
