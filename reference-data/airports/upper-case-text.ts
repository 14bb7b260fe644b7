/** In the airport list's characters: no accents, curly quotes or commas, single spaces. */
export function upperCaseText(text: string): string {
  return text
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('Ø', 'O')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(/[ðÐ]/g, 'd')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’`´]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/[,\s]+/g, ' ')
    .trim()
    .toUpperCase()
}
